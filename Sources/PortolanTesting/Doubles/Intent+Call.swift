import Portolan

extension Intent {
  /// The verb as an app calls it, with all values of its routes: `show(.product(id: 7))`.
  func call(with policy: QueuePolicy = .newest) -> String {
    let code = { (value: Any) in SwiftText.code(for: value) }
    func placed(_ place: Place?) -> String { place.map { ", placed: \(code($0))" } ?? "" }
    var options = RequestOptions(policy: policy)
    if case .show(_, _, let keeping) = self { options.keepsReplacedPart = keeping }
    let last = options.last
    switch self {
    case .show(let routes, let place, _):
      let what = routes.count == 1 ? code(routes[0]) : code(routes)
      return "show(\(what)\(placed(place))\(last))"
    case .ask(let route, let place): return "ask(\(code(route))\(placed(place))\(last))"
    case .setPath(.stack(let stack), let path, let motion):
      let moving = motion == .automatic ? "" : ", as: .\(motion)"
      return "set(\(code(path)), of: \(code(stack))\(moving)\(last))"
    case .setPath(.above(let route), let path, _):
      return "replace(above: \(code(route)), with: \(code(path))\(last))"
    case .transaction(let steps):
      let options = options.argument.map { "(\($0))" } ?? ""
      return "transaction\(options) { \(steps.map { $0.call() }.joined(separator: "; ")) }"
    case .dismiss(above: .route(let route)?): return "dismiss(to: \(code(route))\(last))"
    case .pop(to: .route), .proceed, .setPath: return "\(word)(to: \(route.map(code) ?? "")\(last))"
    default:
      return "\(word)(\(route.map { code($0) + last } ?? options.argument ?? ""))"
    }
  }
}
