/// The shape of a route: a screen, a stack or another container.
package enum Shape: Hashable, Sendable {
  case screen
  case ownStack
  case stack(root: AnyRoute)
  case members(MemberList)

  /// The routes of the children that a map lists: the first screen of a stack, or members; empty
  /// for screens.
  package var routes: [AnyRoute] {
    switch self {
    case .screen, .ownStack: return []
    case .stack(let root): return [root]
    case .members(let list): return list.routes
    }
  }

  /// Whether a node of this shape can be an element of a stack.
  var standsInStacks: Bool {
    switch self {
    case .screen: return true
    case .ownStack, .stack: return false
    case .members(let list): return list.kind.standsInStacks
    }
  }
}

/// The members of a container, as a map lists them.
package struct MemberList: Hashable, Sendable {
  let kind: NodeKind
  package let routes: [AnyRoute]
  /// The position that is shown first, unless a request names another one.
  var first = 0
  /// How the app's own container behaves; nil for the other kinds.
  var adapter: AnyContainerAdapter?

  init(_ kind: NodeKind, _ routes: [any NavigationRoute]) {
    self.kind = kind
    self.routes = routes.map { AnyRoute($0) }
  }
}

extension RouteDestination {
  /// A screen without children.
  ///
  /// - Parameters:
  ///   - placement: Where the screen is built.
  ///   - guards: The conditions that must hold before the screen is shown. They are asked in this
  ///     order, after the guards of the screens on which the screen stands.
  ///   - reuse: Where the navigator looks for an open screen of the route before it builds one.
  ///   - transition: The animation with which the screen appears and closes.
  ///   - isPassing: True for a screen that is soon replaced, such as a splash: no layer is
  ///     presented over it, and a link that needs a layer waits until another part is shown.
  /// - Returns: The destination, for the map to return.
  public static func screen(
    _ placement: Placement<R>, guards: [R.Guard] = [], reuse: Reuse = .anywhere,
    transition: ScreenTransition = .automatic, isPassing: Bool = false
  ) -> Self {
    Self(.screen, placement, guards, reuse, transition, isPassing: isPassing)
  }
}

/// Identifies a foreign screen, which the library did not build, as long as it lives.
package struct ForeignID: Hashable, Sendable, Codable {
  package let raw: UInt

  /// The id of a host's object, such as a controller.
  package init(_ object: AnyObject) {
    raw = UInt(bitPattern: ObjectIdentifier(object))
  }

  package init(raw: UInt) {
    self.raw = raw
  }
}
