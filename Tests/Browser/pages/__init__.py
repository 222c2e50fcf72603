"""The inspector's page as its user sees it: what stands on it, and what a hand can do."""
