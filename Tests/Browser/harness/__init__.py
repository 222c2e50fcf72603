"""What the suites stand on: the program, the browser, and talk without a browser."""
