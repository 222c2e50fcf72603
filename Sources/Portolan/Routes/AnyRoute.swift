/// A route of any type, as the tree keeps it: one reference wide, compared without casts.
public struct AnyRoute: Hashable, Sendable {
  let box: AnyRouteBox

  /// Wraps a route.
  public init(_ route: some NavigationRoute) {
    box = RouteBox(route)
  }

  private init(box: AnyRouteBox) {
    self.box = box
  }

  /// The route when it is of the type, otherwise nil.
  public func `as`<R: NavigationRoute>(_ type: R.Type = R.self) -> R? {
    (box as? RouteBox<R>)?.route
  }

  /// The type and the case, with values only when the route allows it.
  public var label: RouteLabel { box.label }

  var typeID: ObjectIdentifier { box.typeID }

  /// The route in its own type.
  var value: any NavigationRoute { box.value }

  /// Whether both name the same screen.
  package func isSameScreen(as other: AnyRoute) -> Bool {
    box === other.box || (box.key == other.box.key && box.isSameScreen(as: other.box))
  }

  /// A number that is equal for routes of equal identity; of this process only.
  var key: UInt64 { box.key }

  /// Whether two routes are of one type and equal.
  public static func == (one: AnyRoute, other: AnyRoute) -> Bool {
    one.box === other.box || (one.box.key == other.box.key && one.box.isEqual(to: other.box))
  }

  /// Hashes the identity, which equal routes share.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(box.key)
  }
}

extension AnyRoute: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The label: a wrapped route can be printed and logged without its values.
  public var description: String { label.text }
  /// The label.
  public var debugDescription: String { label.text }
  /// Shows the label alone, so that `dump` keeps the values back as well.
  public var customMirror: Mirror { Mirror(self, children: ["label": label.text]) }

  /// The value as its author wrote it: `product(7)`.
  ///
  /// It holds the associated values and stays in the process.
  package var picture: String { box.picture }
}
