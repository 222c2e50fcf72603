/// What was asked for, as a log keeps it.
public struct IntentRecord: Hashable, Sendable, Codable, CustomStringConvertible {
  enum Content: Hashable, Sendable, Codable {
    case intent(Intent<RouteRecord, NodePlace>)
    /// Something that never became an intent, such as a link that cannot be read.
    case words(String)
  }

  let content: Content
  /// The guards of maps that are not asked of it, since it is where they led.
  var excused: [String]?

  init(_ words: String) {
    content = .words(words)
  }

  init(_ intent: Intent<RouteRecord, NodePlace>) {
    content = .intent(intent)
  }

  var intent: Intent<RouteRecord, NodePlace>? {
    if case .intent(let intent) = content { return intent }
    return nil
  }

  /// The verb: `show`, `back`; for what the user did to the screen `follow`.
  public var verb: String {
    switch content {
    case .intent(let intent): return RouteLabel.caseName(of: intent)
    case .words(let words): return words
    }
  }

  /// The route asked for, or the first screen of the stack that was set.
  public var route: RouteRecord? {
    if case .setPath(let stack, _, _)? = intent { return stack }
    return intent?.route
  }

  /// The verb, and the routes and nodes it names: `show product`.
  public var description: String { intent?.words ?? verb }

  /// All routes that it names.
  var routes: [RouteRecord] {
    var all: [RouteRecord] = []
    _ = intent?.map(
      route: { route -> RouteRecord in
        all.append(route)
        return route
      }, node: \.self)
    return all
  }
}

extension Intent<RouteRecord, NodePlace> {
  /// The record of an intent; nodes are named by their places in the tree.
  init(_ intent: LiveIntent, in tree: NavigationTree, _ routes: inout RouteRecorder) {
    self = intent.map(route: { routes.record($0) }, node: tree.nodePlace)
  }

  /// The intent again, in a tree in which its places may name other nodes; nil when one of its routes
  /// is not known, and for what carries more than a log keeps.
  func live(in tree: NavigationTree, _ known: (RouteRecord) -> AnyRoute?) -> LiveIntent? {
    switch self {
    case .restore, .adopt: return nil
    default: break
    }
    do {
      return try map {
        guard let route = known($0) else { throw UnknownRoute() }
        return route
      } node: {
        // What is gone keeps a number that no node has.
        tree.node(at: $0) ?? NodeID(raw: .max)
      }
    } catch { return nil }
  }

  /// The verb, and the routes and nodes it names.
  fileprivate var words: String {
    let verb = RouteLabel.caseName(of: self)
    func list(_ routes: [RouteRecord]) -> String {
      "[\(routes.map(\.name).joined(separator: ", "))]"
    }
    switch self {
    case .show(let route, keeping: true): return "\(verb) \(route.name) keeping"
    case .course(let routes, _): return "\(verb) \(list(routes))"
    case .setPath(let stack, let path, let motion):
      let manner = motion == .automatic ? "" : " \(motion)"
      return "\(verb) \(stack.name)\(manner) \(list(path))"
    case .replace(let anchor, let path): return "\(verb) \(anchor.name) \(list(path))"
    case .selectMember(let container, let position):
      return "\(verb) \(container.word) at \(position)"
    case .close(let node), .bringNodeToFront(let node), .fillCompanions(let node):
      return "\(verb) \(node.word)"
    case .evict(let nodes, let other):
      return ([verb] + [other?.name].compactMap(\.self) + nodes.map(\.word)).joined(separator: " ")
    case .transaction(let steps):
      return "\(verb) (\(steps.map(\.words).joined(separator: ", ")))"
    case .adopt(let map, _): return "\(verb) \(map.name)"
    default: return [verb, route?.name].compactMap(\.self).joined(separator: " ")
    }
  }
}

private struct UnknownRoute: Error {}

extension NodePlace {
  fileprivate var word: String { path.isEmpty ? "gone" : description }
}
