"""What must hold of the page: a suite for each subject."""
