/// A route of any type, for code that serves several features.
///
/// `AnyRoute` is a route itself, so generic code works for all features at once:
/// `ScreenContext<AnyRoute>`, `Navigator<AnyRoute>`, tasks of a scene. An `AnyRoute` names the same
/// screen as the route that it wraps. Only maps of concrete route types place screens: no map has
/// `AnyRoute` as its `RouteType`.
public struct AnyRoute: NavigationRoute {
  let box: AnyRouteBox

  /// Wraps a route; an `AnyRoute` is not wrapped again.
  public init<R: NavigationRoute>(_ route: R) {
    if R.self == AnyRoute.self, let route = route as? AnyRoute {
      self = route
    } else {
      box = RouteBox(route)
    }
  }

  private init(box: AnyRouteBox) {
    self.box = box
  }

  /// The wrapped route as a value of `type`; nil when the route has another type.
  public func `as`<R: NavigationRoute>(_ type: R.Type = R.self) -> R? {
    R.self == AnyRoute.self ? self as? R : (box as? RouteBox<R>)?.route
  }

  /// The identity of the wrapped route; routes of equal identity name the same screen.
  public var identity: AnyRoute { box.erasedIdentity }
  /// Whether logs and errors may show the associated values of the route.
  public var isLoggable: Bool { value.isLoggable }
  /// Whether the route may be written into a saved scene.
  public var isSaveable: Bool { value.isSaveable }

  /// The type and the case name of the route, with associated values only when the route is
  /// loggable.
  public var label: RouteLabel { box.label }

  package var typeID: ObjectIdentifier { box.typeID }

  package var value: any NavigationRoute { box.value }

  /// Whether both routes have equal identity, so that they name the same screen.
  package func isSameScreen(as other: AnyRoute) -> Bool {
    box === other.box || (box.key == other.box.key && box.isSameScreen(as: other.box))
  }

  /// A hash of the identity, equal for routes of equal identity; it differs in each process.
  var key: UInt64 { box.key }

  /// Whether both contain equal routes of one type.
  public static func == (one: AnyRoute, other: AnyRoute) -> Bool {
    one.box === other.box || (one.box.key == other.box.key && one.box.isEqual(to: other.box))
  }

  /// Adds the route's identity to the hash; equal routes have equal identities.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(box.key)
  }
}

extension AnyRoute: CustomStringConvertible, CustomReflectable {
  /// The text of the label, so that `print` and logs show associated values of loggable routes
  /// only.
  public var description: String { label.text }
  /// Only the label, so that `dump` shows associated values of loggable routes only.
  public var customMirror: Mirror { Mirror(self, children: ["label": label.text]) }

  /// The route with its values, as `print` shows an enum: `product(7)`.
  ///
  /// The text contains associated values, so it must not leave the process.
  package var picture: String { box.picture }
}

/// The untyped superclass of `RouteBox`.
class AnyRouteBox: @unchecked Sendable {
  // Unchecked only because the class is open to one subclass; all stored properties are `let`.
  let typeID: ObjectIdentifier
  let key: UInt64

  init(typeID: ObjectIdentifier, key: UInt64) {
    self.typeID = typeID
    self.key = key
  }

  var value: any NavigationRoute { preconditionFailure("A RouteBox overrides this.") }
  var erasedIdentity: AnyRoute { preconditionFailure("A RouteBox overrides this.") }
  var label: RouteLabel { preconditionFailure("A RouteBox overrides this.") }
  var picture: String { preconditionFailure("A RouteBox overrides this.") }
  func isEqual(to other: AnyRouteBox) -> Bool { preconditionFailure("A RouteBox overrides this.") }
  func isSameScreen(as other: AnyRouteBox) -> Bool {
    preconditionFailure("A RouteBox overrides this.")
  }
}

/// The guards of a scene, as far as the planner needs them: which guards a route has.
package struct SceneRules: Sendable {
  /// The value of `AnyGuard.owner` for guards of the scene, which belong to no route type.
  static let owner = ObjectIdentifier(SceneRules.self)

  let guards: @Sendable (AnyRoute) -> [AnyGuard]
}
