package import Portolan

/// What both hosts report; a root is a root controller in UIKit, and a root view in SwiftUI.
extension Diagnostic {
  package static func twoRoots(_ root: String) -> Diagnostic {
    Diagnostic(
      .twoRoots, "Two \(root)s show one navigator.",
      why: "A navigator has one screen: the newest root shows it, and the older one is empty.",
      fix: "Make a navigator for each window; to replace a root, close its layers first.")
  }

  package static func listedUnderMore(_ route: AnyRoute?, count: Int) -> Diagnostic {
    Diagnostic(
      .listedUnderMore, "\(route?.label.text ?? "A tab bar") has \(count) tabs.",
      why: "On a phone UIKit shows four and lists the others under More, with a second bar.",
      fix: "List five tabs at most, or use another map on phones.")
  }

  package static func unlabelledTab(_ route: AnyRoute, method: String) -> Diagnostic {
    Diagnostic(
      .unlabelledTab, "The tab of \(route.label) has neither a title nor an image.",
      why: "No `\(method)` gives it one; a method with another signature is not called.",
      fix: "Return a title, an image or both from `\(method)`.")
  }

  package static func noPresentation(
    named name: PresentationName, in root: String, fix: String
  ) -> Diagnostic {
    Diagnostic(
      .noPresentation, "No presentation is named \(name.rawValue).",
      why: "The map asks for it, and the \(root) does not know it.",
      fix: "\(fix); a sheet is shown instead.")
  }

  package static func noAnimation(
    named name: TransitionName, _ kind: String, in root: String, fix: String
  ) -> Diagnostic {
    Diagnostic(
      .noAnimation, "No \(kind) is named \(name.rawValue).",
      why: "The map asks for it, and the \(root) does not know it.",
      fix: "\(fix); a cross-dissolve is used instead.")
  }
}
