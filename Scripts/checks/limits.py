"""How large the core may be. Who raises a limit says in the same commit what it buys."""

# All lines of Sources/Portolan, comments included, and its files; to come: 9,500 in 130.
# What apps lacked (guards of a scene, flows, verbs of a screen, states of a request) took 760 lines.
# Dialogs in the app's words, and the answer of an alert that has gone already, took 140.
# Transitions of pushed screens and layers, which both hosts ask for, took 110.
# What a request does when its guard is needless took 20.
# How a bar and a sidebar list tabs, one value and its sections for both hosts, took 75.
LINES = 16_358
# The columns of an outline have files of their own: they restore 10,000 screens in 50 ms.
# The words of a dialog, how a screen comes and goes, and how a tab is listed are a file each.
FILES = 187
# The lines of a file in the middle, and of the longest; to come: 60 to 120.
MEDIAN = range(60, 121)
LONGEST = 300
# The public types, nested ones too, and all public declarations; to come: 65 and 450.
TYPES = 72
DECLARATIONS = 579
