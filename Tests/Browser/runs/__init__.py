"""What is run by hand: figures, and the pictures of the README."""
