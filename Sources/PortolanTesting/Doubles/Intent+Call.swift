import Portolan

extension Intent {
  /// The verb as an app calls it, with all values of its routes: `show(.product(id: 7))`.
  var call: String {
    let code = { (value: Any) in SwiftText.code(for: value) }
    switch self {
    case .show(let routes, let place, let keeping):
      let what = routes.count == 1 ? code(routes[0]) : code(routes)
      let placed = place.map { ", placed: \(code($0))" } ?? ""
      return "show(\(what)\(placed)\(keeping ? ", keeping: .replacedPart" : ""))"
    case .push(let route, onto: nil, _): return "push(\(code(route)))"
    case .setPath(.stack(let stack), let path, .automatic):
      return "set(\(code(path)), of: \(code(stack)))"
    case .setPath(.stack(let stack), let path, let motion):
      return "set(\(code(path)), of: \(code(stack)), as: .\(motion))"
    case .setPath(.above(let route), let path, _):
      return "replace(above: \(code(route)), with: \(code(path)))"
    case .setPath(.visibleStack, let path, _):
      return "reset(to: \(path.map(code).joined(separator: ", ")))"
    case .select(.route(let route)): return "select(\(code(route)))"
    case .bringToFront(.route(let route)): return "bringToFront(\(code(route)))"
    case .bringToFront(.kept): return "showKept()"
    case .pop(to: .route(let route)): return "pop(to: \(code(route)))"
    case .pop(to: .first): return "popToRoot()"
    case .dismiss(above: nil): return "dismiss()"
    case .dismiss(above: .base?): return "dismissAll()"
    case .dismiss(above: .route(let route)?): return "dismiss(to: \(code(route)))"
    case .close(.route(let route)): return "close(\(code(route)))"
    case .back: return "back()"
    case .proceed(let route, _): return "proceed(to: \(code(route)))"
    case .update(let route): return "update(\(code(route)))"
    case .transaction(let steps):
      return "transaction { \(steps.map(\.call).joined(separator: "; ")) }"
    default: return String(code(self).dropFirst())
    }
  }
}
