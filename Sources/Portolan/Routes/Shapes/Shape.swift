/// The shape of what stands for a route.
enum Shape: Hashable, Sendable {
  case screen
  case ownStack
  case stack(root: AnyRoute)
  case members(MemberList)

  /// The routes it lists.
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
  /// The place that is shown when nothing else was asked for.
  var first = 0
  /// How the app's own container behaves.
  var adapter: AnyContainerAdapter?

  /// Members of several features.
  init(_ kind: NodeKind, _ routes: [any NavigationRoute]) {
    self.kind = kind
    self.routes = routes.map { AnyRoute($0) }
  }

  /// Members of one feature: as existentials each of them would be cast, which takes longer than
  /// all the rest.
  init<R: NavigationRoute>(_ kind: NodeKind, _ routes: [R]) {
    self.kind = kind
    self.routes = routes.map { AnyRoute($0) }
  }
}

/// What a node is: a screen, or one of the containers.
package enum NodeKind: String, Hashable, Sendable, Codable, CaseIterable {
  case screen, stack, tabs, pages, split, custom
  /// A screen of somebody else's code.
  case foreign

  /// The rules of a container; nil for what holds nothing.
  var rules: (any ContainerRules.Type)? {
    switch self {
    case .screen, .foreign: return nil
    case .stack: return StackRules.self
    case .tabs: return TabsRules.self
    case .pages: return PagesRules.self
    case .split: return SplitRules.self
    case .custom: return CustomRules.self
    }
  }

  /// Whether its places are members that a map lists, entered or not.
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
  /// A screen.
  ///
  /// Its `guards` must hold before it is shown; they are asked in this order, after those of what
  /// it stands on. `reuse` says where it is looked for before it is built, `transition` how a
  /// switch to it looks when it is a part. A splash `isPassing`: nothing is presented over it, and
  /// a link that would be waits until another part is shown.
  public static func screen(
    _ placement: Placement<R>, guards: [R.Guard] = [], reuse: Reuse = .anywhere,
    transition: PartTransition = .cut, isPassing: Bool = false
  ) -> Self {
    Self(.screen, placement, guards, reuse, transition, isPassing: isPassing)
  }
}

/// Names a screen of other code, as long as it lives.
package struct ForeignID: Hashable, Sendable, Codable {
  package let raw: UInt

  /// The name of a host's object, for example of a controller.
  package init(_ object: AnyObject) {
    raw = UInt(bitPattern: ObjectIdentifier(object))
  }

  package init(raw: UInt) {
    self.raw = raw
  }
}
