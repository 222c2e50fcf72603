import Portolan

extension Diagnostic {
  static func twoRoots() -> Diagnostic {
    Diagnostic(
      .twoRoots, "Two root views show one navigator.",
      why: "A navigator has one screen: the newest root shows it, and the older one is empty.",
      fix: "Make a navigator for each window.")
  }

  static func noAssembly(for route: AnyRoute?) -> Diagnostic {
    Diagnostic(
      .noAssembly, "No assembly builds \(route?.label.type ?? "an unnamed route").",
      why: "The root view was made without an assembly for this route type.",
      fix: "Give it the feature's assembly; an empty screen is shown instead.")
  }

  static func listedUnderMore(_ route: AnyRoute?, count: Int) -> Diagnostic {
    Diagnostic(
      .listedUnderMore, "\(route?.label.text ?? "A tab bar") has \(count) tabs.",
      why: "On a phone UIKit shows four and lists the others under More, with a second bar.",
      fix: "List five tabs at most, or use another map on phones.")
  }

  static func stackInStack(_ route: AnyRoute?) -> Diagnostic {
    Diagnostic(
      .stackInStack, "\(route?.label.text ?? "A screen") brings a NavigationStack into a stack.",
      why: "SwiftUI stops the app when stacks within each other have different elements.",
      fix: "Let the map present it, or make it a member of tabs, and leave its stack to the map; "
        + "it is built anew instead, apart from the stack around it, and its state begins again.")
  }

  static func linkToNoRoute(_ type: any Any.Type) -> Diagnostic {
    Diagnostic(
      .linkToNoRoute, "A NavigationLink has a value of type \(type), which is not a route.",
      why: "The stacks of a navigator show only routes.",
      fix: "Give the link a route, or show the view with a button and a presentation of its own.")
  }

  static func pointsAtNothing(_ route: AnyRoute?) -> Diagnostic {
    Diagnostic(
      .pointsAtNothing, "The source of \(route?.label.text ?? "a layer") is not on screen.",
      why: "No view on screen has the name in its style or transition.",
      fix:
        "Give one that name with `popoverSource(_:)`; a sheet, a dialog of the whole layer or the system's own transition is shown instead."
    )
  }

  static func noPresentation(named name: String) -> Diagnostic {
    Diagnostic(
      .noPresentation, "No presentation is named \(name).",
      why: "The map asks for it, and the root view does not know it.",
      fix: "Say it with `customPresentation(named:_:)`; a sheet is shown instead.")
  }

  static func noTransition(named name: String) -> Diagnostic {
    Diagnostic(
      .noAnimation, "No part transition is named \(name).",
      why: "The map asks for it, and the root view does not know it.",
      fix: "Say it with `partTransition(named:_:)`; a cross-dissolve is used instead.")
  }
}
