/// The part of a boxed route that needs no type.
class AnyRouteBox: @unchecked Sendable {
  // Unchecked only because the class is open to one subclass; all stored properties are `let`.
  let typeID: ObjectIdentifier
  let key: UInt64

  init(typeID: ObjectIdentifier, key: UInt64) {
    self.typeID = typeID
    self.key = key
  }

  var value: any NavigationRoute { preconditionFailure("A RouteBox overrides this.") }
  var label: RouteLabel { preconditionFailure("A RouteBox overrides this.") }
  var picture: String { preconditionFailure("A RouteBox overrides this.") }
  func isEqual(to other: AnyRouteBox) -> Bool { preconditionFailure("A RouteBox overrides this.") }
  func isSameScreen(as other: AnyRouteBox) -> Bool {
    preconditionFailure("A RouteBox overrides this.")
  }
}

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

  override var label: RouteLabel {
    RouteLabel(
      type: R.name,
      text: route.isLoggable ? picture : RouteLabel.caseName(of: route))
  }

  override var picture: String {
    let text = String(describing: route)
    // One labelled value reads better without its label: `product(id: 7)` is `product(7)`.
    guard let open = text.firstIndex(of: "("), !text[open...].contains(","),
      let colon = text[open...].firstIndex(of: ":"),
      !text[open..<colon].dropFirst().contains("(")
    else { return text }
    return "\(text[...open])\(text[text.index(after: colon)...].drop { $0 == " " })"
  }
}
