/// The shape of a route: a screen, a stack or another container.
enum Shape: Hashable, Sendable {
  case screen
  case ownStack
  case stack(root: AnyRoute)
  case members(MemberList)

  /// The routes that a map lists in it.
  var routes: [AnyRoute] {
    switch self {
    case .screen, .ownStack: return []
    case .stack(let root): return [root]
    case .members(let list): return list.routes
    }
  }

  /// Whether it can be an element of a stack.
  var standsInStacks: Bool {
    switch self {
    case .screen: return true
    case .ownStack, .stack: return false
    case .members(let list): return list.kind.standsInStacks
    }
  }
}

/// The members of a container, as a map lists them.
struct MemberList: Hashable, Sendable {
  let kind: NodeKind
  let routes: [AnyRoute]
  /// The position that is shown first, unless a request names another one.
  var first = 0
  /// How the app's own container behaves.
  var adapter: AnyContainerAdapter?

  /// Members of several features.
  init(_ kind: NodeKind, _ routes: [any NavigationRoute]) {
    self.kind = kind
    self.routes = routes.map { AnyRoute($0) }
  }

  /// Members of one feature, as a fast path: as existentials each route would be cast, which takes
  /// longer than everything else.
  init<R: NavigationRoute>(_ kind: NodeKind, _ routes: [R]) {
    self.kind = kind
    self.routes = routes.map { AnyRoute($0) }
  }
}

/// The kind of a node: a screen, or one of the containers.
package enum NodeKind: String, Hashable, Sendable, Codable, CaseIterable {
  case screen, stack, tabs, pages, split, custom
  /// A foreign screen, which the library did not build.
  case foreign

  /// How a container behaves; nil for screens.
  var behavior: (any ContainerBehavior.Type)? {
    switch self {
    case .screen, .foreign: return nil
    case .stack: return StackBehavior.self
    case .tabs: return TabsBehavior.self
    case .pages: return PagesBehavior.self
    case .split: return SplitBehavior.self
    case .custom: return CustomBehavior.self
    }
  }

  /// Whether its positions are members that a map lists, whether they were entered or not.
  package var hasMembers: Bool {
    switch self {
    case .screen, .stack, .foreign: return false
    case .tabs, .pages, .split, .custom: return true
    }
  }

  /// Whether it can be an element of a stack: UIKit and SwiftUI refuse the others there.
  var standsInStacks: Bool {
    switch self {
    case .screen, .pages, .custom, .foreign: return true
    case .stack, .tabs, .split: return false
    }
  }
}

extension Destination {
  /// A screen without children.
  ///
  /// Its `guards` must hold before it is shown; they are asked in this order, after those of the
  /// screens that it stands on. `reuse` says where the screen is looked for before one is built,
  /// `transition` how it comes and goes. Over a screen that `isPassing`, such as a splash, no layer
  /// is presented: a link that needs one waits until another part is shown.
  public static func screen(
    _ placement: Placement<R>, guards: [R.Guard] = [], reuse: Reuse = .anywhere,
    transition: ScreenTransition = .automatic, isPassing: Bool = false
  ) -> Self {
    Self(.screen, placement, guards, reuse, transition, isPassing: isPassing)
  }
}

/// Names a foreign screen while it lives.
package struct ForeignID: Hashable, Sendable, Codable {
  package let raw: UInt

  /// The name of a host's object, such as a controller.
  package init(_ object: AnyObject) {
    raw = UInt(bitPattern: ObjectIdentifier(object))
  }

  package init(raw: UInt) {
    self.raw = raw
  }
}
