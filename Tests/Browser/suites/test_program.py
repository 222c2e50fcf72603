"""The program itself: what it says, and how it ends."""

import unittest

from harness.case import ProgramCase
from harness.program import launch


class ProgramTests(ProgramCase):
    """A taken port, and the end."""

    def test_a_taken_port_is_one_clear_sentence(self):
        port = self.program.port
        other = launch("--port", str(port))
        output, errors = other.communicate(timeout=20)
        self.assertEqual(errors, f"demo: Another program uses port {port}: end that program, or "
                                 "choose another port (0 takes any).\n")
        self.assertEqual((other.returncode, output), (1, ""))

    def test_it_ends_when_it_is_asked_to(self):
        self.assertEqual(self.program.stop(), 0)


class ArgumentTests(unittest.TestCase):
    """What it cannot be asked for."""

    def test_a_port_that_is_none(self):
        program = launch("--port", "harbour")
        _, errors = program.communicate(timeout=20)
        self.assertEqual(program.returncode, 2)
        self.assertIn("harbour", errors)
