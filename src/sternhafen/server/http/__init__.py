"""HTTP: the application, who asks and what it costs, security headers, pages and routes."""
