package import Portolan

extension Diagnostic {
  package static func listedUnderMore(_ route: AnyRoute?, count: Int) -> Diagnostic {
    Diagnostic(
      .listedUnderMore, "\(route?.label.text ?? "A tab bar") has \(count) tabs.",
      why: "On a phone UIKit shows four and lists the others under More, with a second bar.",
      fix: "List five tabs at most, or use another map on phones.")
  }
}
