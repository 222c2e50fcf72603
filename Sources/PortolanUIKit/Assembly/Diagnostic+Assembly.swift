import Portolan
import PortolanWindows

extension Diagnostic {
  static func wrongContainer(_ route: AnyRoute, wanted: String) -> Diagnostic {
    Diagnostic(
      .wrongContainer, "The assembly's controller for \(route.label) is no \(wanted).",
      why: "The map gives the route a container's shape.",
      fix: "Return a \(wanted) or a subclass; a plain one is used instead.")
  }

  static func stackInStack(_ route: AnyRoute) -> Diagnostic {
    Diagnostic(
      .stackInStack, "\(route.label) brings a UINavigationController into a stack.",
      why: "UIKit stops the app when a stack is pushed onto another.",
      fix: "Let the map present it or make it a member; a plain controller holds it instead.")
  }

  static func inUse(_ name: String) -> Diagnostic {
    Diagnostic(
      .inUse, "The assembly's controller for \(name) stands elsewhere already.",
      why: "A controller has one place, and each screen has a controller of its own.",
      fix: "Return a new controller each time; an empty one is used instead.")
  }

  static func pointsAtNothing(_ route: AnyRoute?) -> Diagnostic {
    Diagnostic(
      .pointsAtNothing, "The source of \(route?.label.text ?? "a layer") is not on screen.",
      why: "No controller on screen has a source of the name in its style or transition.",
      fix:
        "Let one conform to `PopoverSourceProvider`; a card, a dialog in the middle or the system's own transition is shown instead."
    )
  }

  static func delegateTaken(_ route: AnyRoute?) -> Diagnostic {
    Diagnostic(
      .delegateTaken,
      "Other code has set the delegate of \(route?.label.text ?? "a stack") while it was shown.",
      why: "Until this turn ended, the library heard nothing of the user's taps and swipes there.",
      fix:
        "Set it before the assembly returns the controller, or in its `viewDidLoad`: it is asked and told."
    )
  }

  static func membersExchanged(_ route: AnyRoute?) -> Diagnostic {
    Diagnostic(
      .membersExchanged,
      "Other code has exchanged the members of \(route?.label.text ?? "a container").",
      why: "The map says which members there are, so they are brought back.",
      fix: "List them in the map, or `adopt` a map with other members.")
  }

  static func noPresentation(named name: PresentationName) -> Diagnostic {
    .noPresentation(named: name, in: SceneHost.root, fix: "Set it in `customPresentations`")
  }

  static func noAnimation(named name: TransitionName) -> Diagnostic {
    .noAnimation(named: name, "animation", in: SceneHost.root, fix: "Set it in `screenAnimations`")
  }
}
