"""How large the core may be. Who raises a limit says in the same commit what it buys."""

# All lines of Sources/Portolan, comments included, and its files; to come: 9,500 in 130.
# What apps lacked (guards of a scene, flows, verbs of a screen, states of a request) took 760 lines.
# Dialogs in the app's words, and the answer of an alert that has gone already, took 140.
# Transitions of pushed screens and layers, which both hosts ask for, took 110.
# What a request does when its guard is needless took 20.
# Sheets that stay while the app navigates beneath them, and the heights of sheets, took 150.
# How a bar and a sidebar list tabs, one value and its sections for both hosts, took 75.
# The name of a presentation of the app's own took 25.
# An arrival as one line, and other code's screens that go from beneath ours, took 25.
# A way back from a column beneath a sheet that stays took 10.
# What a column begins with, which the system moves, took 15, with the tree as it is saved.
# What other code shows, read whole and followed in both directions, took 120; dialogs of exit questions 330;
# what is shown of one route, observable, 190.
# How modals of other code behave, lifted off a plan and asked as screens are, took 190; a step of other code in
# words, what another map brings back, and what a new host begins anew, 65.
# What a host has no assembly for took 30.
# Locks, guards that learn why they are asked, and input that neither crashes nor hangs took 320; links that
# wait, are counted and tell where they come from took 190; paths that keep their screens, secrecy, dialogs that
# wait and kept work took 180. Columns that Back passes over and courses that fill several took 75, the second tap
# on a tab 40, arrivals of nested roots 15, maps of several features as one plan 40, links through others, dialogs
# that others wait for and the second tap in the log 20, transitions that print no name 7. The limit goes with the
# issue on the core that one person can hold.
LINES = 18132
# The columns of an outline have a file of their own: they restore 10,000 screens in 50 ms.
# The words of a dialog, how a tab is listed, and the height of a sheet are a file each.
# What the app decides on a modal, and how a modal behaves, are a file each; so is what planning has tried.
FILES = 171
# The lines of a file in the middle, and of the longest; to come: 60 to 120.
MEDIAN = range(60, 121)
LONGEST = 300
# The public types, nested ones too, and all public declarations; to come: 65 and 450.
# What becomes of a modal of other code took one, and six declarations.
# Why a guard is asked took two.
TYPES = 71
# The height at which the sheet around a screen rests took one, and the same without a route type.
# How a tab is listed took two, an arrival as one line one.
# What is shown of one route took four, the choices of an exit question's dialog three.
# A request that no assembly can show took one.
# Mirrors that show no associated values took nine; why a guard is asked eight; what a link keeps, waits for and
# tells five; whether a lock is up, and screens out of a stack, one each. The second tap on a tab took two,
# what dialogs wait for by the map one.
DECLARATIONS = 604
