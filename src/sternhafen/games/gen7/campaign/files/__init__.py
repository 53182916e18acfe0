"""The files of a campaign: read (`reading`), in shape (`shapes`), and full of sense (`checker`, `story_checker`)."""
