import Portolan
import PortolanWindows

extension Diagnostic {
  static func stackInStack(_ route: AnyRoute?) -> Diagnostic {
    Diagnostic(
      .stackInStack, "\(route?.label.text ?? "A screen") brings a NavigationStack into a stack.",
      why: "SwiftUI stops the app when stacks within each other have different elements.",
      fix: "Let the map present it, or make it a member of tabs, and leave its stack to the map; "
        + "it is built anew instead, apart from the stack around it, and its state begins again.")
  }

  static func rootInStack() -> Diagnostic {
    Diagnostic(
      .rootInStack, "A root view stands in a NavigationStack of the app's own.",
      why: "SwiftUI stops the app when stacks within each other have different elements.",
      fix: "Put the root view into a tab, a sheet or a cover, or show these screens in the app's "
        + "stack without a navigator.")
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

  static func noPresentation(named name: PresentationName) -> Diagnostic {
    .noPresentation(
      named: name, in: SceneHost.root, fix: "Say it with `customPresentation(named:_:)`")
  }

  static func noTransition(named name: TransitionName) -> Diagnostic {
    .noAnimation(
      named: name, "part transition", in: SceneHost.root,
      fix: "Say it with `partTransition(named:_:)`")
  }
}
