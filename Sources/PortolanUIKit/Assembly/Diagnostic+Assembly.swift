import Portolan

extension Diagnostic {
  static func twoRoots() -> Diagnostic {
    Diagnostic(
      .twoRoots, "Two root controllers show one navigator.",
      why: "A navigator has one screen: the newest root shows it, and the older one is empty.",
      fix: "Make a navigator for each window.")
  }

  static func noAssembly(for route: AnyRoute) -> Diagnostic {
    Diagnostic(
      .noAssembly, "No assembly builds \(route.label.type).",
      why: "The root controller was made without an assembly for this route type.",
      fix: "Give it the feature's assembly; an empty screen is shown instead.")
  }

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

  static func listedUnderMore(_ route: AnyRoute?, count: Int) -> Diagnostic {
    Diagnostic(
      .listedUnderMore, "\(route?.label.text ?? "A tab bar") has \(count) tabs.",
      why: "On a phone UIKit shows four and lists the others under More, with a second bar.",
      fix: "List five tabs at most, or use another map on phones.")
  }

  static func pointsAtNothing(_ route: AnyRoute?) -> Diagnostic {
    Diagnostic(
      .pointsAtNothing, "The source of \(route?.label.text ?? "a layer") is not on screen.",
      why: "No controller on screen has a source of the name in its style or transition.",
      fix:
        "Let one conform to `PopoverSourceProvider`; a card, a dialog in the middle or the system's own transition is shown instead."
    )
  }

  static func noPresentation(named name: String) -> Diagnostic {
    Diagnostic(
      .noPresentation, "No presentation is named \(name).",
      why: "The map asks for it, and the root controller does not know it.",
      fix: "Set it in `customPresentations`; a sheet is shown instead.")
  }

  static func noAnimation(named name: String) -> Diagnostic {
    Diagnostic(
      .noAnimation, "No animation is named \(name).",
      why: "The map asks for it, and the root controller does not know it.",
      fix: "Set it in `screenAnimations`; a cross-dissolve is used instead.")
  }
}
