"""What the rules count for boards beside the view."""
