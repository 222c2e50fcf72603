import Portolan

extension Intent {
  /// The verb as an app calls it, with all values of its routes: `show(.product(id: 7))`.
  var call: String {
    let code = { (value: Any) in SwiftText.code(for: value) }
    func placed(_ place: Place?) -> String { place.map { ", placed: \(code($0))" } ?? "" }
    switch self {
    case .show(let routes, let place, let keeping):
      let what = routes.count == 1 ? code(routes[0]) : code(routes)
      return "show(\(what)\(placed(place))\(keeping ? String.keepingPart : ""))"
    case .ask(let route, let place): return "ask(\(code(route))\(placed(place)))"
    case .setPath(.stack(let stack), let path, let motion):
      let moving = motion == .automatic ? "" : ", as: .\(motion)"
      return "set(\(code(path)), of: \(code(stack))\(moving))"
    case .setPath(.above(let route), let path, _):
      return "replace(above: \(code(route)), with: \(code(path)))"
    case .transaction(let steps):
      return "transaction { \(steps.map(\.call).joined(separator: "; ")) }"
    case .dismiss(above: .route(let route)?): return "dismiss(to: \(code(route)))"
    case .pop(to: .route), .proceed, .setPath: return "\(word)(to: \(route.map(code) ?? ""))"
    default: return "\(word)(\(route.map(code) ?? ""))"
    }
  }
}
