"""How large the core may be. Who raises a number says in the same commit what it buys."""

# What the core measures, and why it is as much: less is recorded when it is reached, more needs a reason.
# To come: 9,500 lines of code.
RECORDED = {
    # That no failure is silent took 30, and that each verb returns a request, also of what is gone, 7.
    # The guards of an adoption after a sign-in, and a member that is asked for once, took 8.
    # What stood on a guarded screen that is removed beneath it stays guarded: 33.
    # One kind of target for all verbs took 46, with 11 intents fewer.
    # That a map is called once for a route within a signal took 20.
    # A container that is one only once it is built again, and what waits to start in front, took 19; that no
    # other map leaves an empty screen 15; what a stack with a container first is 4.
    # That eleven enums may grow took three lines each, names of their own and one set of options for all
    # verbs 40, the repair of a container that was not exchanged 8.
    # One struct for each event took 56, types for the three kinds of names 21, any number of listeners 32; what
    # stands in front of a container as it was read 11, and whom the newest in front ends 18.
    # That `finish` and `choose` return a request took 25, that an adoption goes alone before all are asked 3, and
    # that a request costs what it did 93: a store of requests 38, an arrival of one reference 14, a trie that is
    # read without counting 10 (decision 82). That tasks after an arrival learn who asked took 8,
    # and that a path names its route, a keeper that awaits its mistake, and a tab without a label is told, 4; that
    # a test's error names the guards for which a revalidation waits took 3.
    # A root that is out of sight, and that the app brings to the front, and the kind of value in a message, took 37.
    "lines of code": (11844, "12,316 before routes had one codec, 11,532 before what does not pay was plain"),
    "intents": (20, "31 before a verb named its target"),
    "lines of unsafe code": (29, "the trie, read without counting; a table that a coder uses within one call"),
}
# What `Scripts/measure` counts, as builds of its own alone tell.
MEASURED = {
    "files on the way of a show": (81, "to come: 60; each type of 25 lines stands in a file of its name"),
    # Another compiler may need some more, so a twentieth above what was measured.
    "bytes of Portolan": (2_260_000, "2,152,751 measured"),
    "bytes of PortolanLinks": (612_000, "583,629 measured"),
    "bytes of PortolanLog": (184_000, "175,950 measured"),
    "bytes of PortolanWindows": (82_000, "78,827 measured: tabs without a label took 5,000"),
    "bytes of PortolanUIKit": (390_000, "371,676 measured"),
    "bytes of PortolanSwiftUI": (465_000, "443,335 measured"),
}
# The lines of the longest file.
LONGEST = 300
# Structs of events, and the types of names that an app gives, are counted apart.
APART = (
    "NavigationEvent.Requested", "NavigationEvent.Answered", "NavigationEvent.Parked",
    "NavigationEvent.Resumed", "NavigationEvent.Committed", "NavigationEvent.Followed",
    "NavigationEvent.TappedAgain", "NavigationEvent.Arrived", "NavigationEvent.Failed",
    "SourceName", "PresentationName", "TransitionName",
)
# The public top-level types, at most 60; and all public declarations, to come: 450.
TYPES = 55
# The height at which the sheet around a screen rests took one, and the same without a route type.
# How a tab is listed took two, an arrival as one line one.
# What is shown of one route took four, the choices of an exit question's dialog three.
# A request that no assembly can show took one.
# Mirrors that show no associated values took nine; why a guard is asked eight; what a link keeps, waits for and
# tells five; whether a lock is up, and screens out of a stack, one each. The second tap on a tab took two,
# what dialogs wait for by the map one, what closes with another map one. What takes the place of the console one.
# One set of options for all verbs took four, with one type and two verbs fewer.
# Any number of listeners, and the request of any event, took one each.
# The hook that brings a root to the front took one.
DECLARATIONS = 572
