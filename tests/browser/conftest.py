"""The static folder that tests of the engine for the browser use."""

from tests.web.conftest import offline_site, site

__all__ = ["offline_site", "site"]
