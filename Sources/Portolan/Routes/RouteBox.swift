/// A route on the heap, with the hash of its identity computed once.
final class RouteBox<R: NavigationRoute>: AnyRouteBox, @unchecked Sendable {
  let route: R
  let identity: R

  init(_ route: R) {
    self.route = route
    identity = route.identity
    var hasher = Hasher()
    hasher.combine(ObjectIdentifier(R.self))
    hasher.combine(identity)
    super.init(
      typeID: ObjectIdentifier(R.self), key: UInt64(bitPattern: Int64(hasher.finalize())))
  }

  override func isEqual(to other: AnyRouteBox) -> Bool {
    other.typeID == typeID && unsafeDowncast(other, to: RouteBox<R>.self).route == route
  }

  override func isSameScreen(as other: AnyRouteBox) -> Bool {
    other.typeID == typeID && unsafeDowncast(other, to: RouteBox<R>.self).identity == identity
  }

  override var value: any NavigationRoute { route }
  override var erasedIdentity: AnyRoute { AnyRoute(identity) }

  override var label: RouteLabel {
    RouteLabel(
      type: R.savedName, text: route.isLoggable ? picture : RouteLabel.caseName(of: route))
  }

  override var picture: String {
    let text = String(describing: route)
    // One labelled value reads better without its label: `product(id: 7)` is `product(7)`.
    guard let open = text.firstIndex(of: "("), !text[open...].contains(","),
      let colon = text[open...].firstIndex(of: ":"), !text[open..<colon].dropFirst().contains("(")
    else { return text }
    return "\(text[...open])\(text[text.index(after: colon)...].drop { $0 == " " })"
  }
}
