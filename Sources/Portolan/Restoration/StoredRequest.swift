/// A waiting request in a form that can be saved.
struct StoredRequest: Hashable, Sendable, Codable {
  let intent: Intent
  /// Whether it was a link, which waits for the app to be ready.
  let isLink: Bool
  /// The case name of the guard that parked the request; nil when no guard did.
  var rule: String?
  /// The route of the detour that the user must pass through first; nil without a detour.
  var detour: AnyRoute?
  let timeLeft: Duration
  /// The link whose target was being looked up, and how any link came; nil for other requests.
  var link: String?
  var source: LinkSource?
}

extension StoredRequest {
  /// The request is in a form that the library does not write.
  private struct Unknown: Error {}

  /// Reads a request that `text(_:)` wrote; throws the `LostRoute` that it needs.
  init(_ text: String, _ table: RouteTable) throws {
    self = try table.read(StoredRequest.self, from: text)
    guard isStorable else { throw Unknown() }
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    intent = try fields.decode(Intent.self, forKey: .intent)
    isLink = try fields.decode(Bool.self, forKey: .isLink)
    rule = try fields.decodeIfPresent(String.self, forKey: .rule)
    // If the detour's route is lost, the request is tried at once.
    detour = try fields.decodeIfPresent(Attempt<AnyRoute>.self, forKey: .detour)?.value
    timeLeft = try fields.decode(Duration.self, forKey: .timeLeft)
    link = try fields.decodeIfPresent(String.self, forKey: .link)
    source = try fields.decodeIfPresent(LinkSource.self, forKey: .source)
  }

  /// The request as text; nil when it cannot be written.
  func text(_ table: RouteTable) -> String? {
    // An encoder's error may hold values.
    do {
      let own = RouteTable(for: .saving)
      _ = try own.text(of: self)
      // The source of a popover may be made from a secret route's values.
      let isSecret = own.texts.omitted.contains { $0.reason == .unsaveable }
      return try table.text(of: isSecret ? redacted : self)
    } catch { return nil }
  }

  private var redacted: StoredRequest {
    StoredRequest(
      intent: intent.redacted, isLink: isLink, rule: rule, detour: detour, timeLeft: timeLeft,
      link: link, source: source)
  }

  /// Whether the library stores such a request; a file may hold anything.
  private var isStorable: Bool {
    switch intent {
    case .lookUp: return link != nil
    case .transaction(let steps):
      // A step that is a transaction itself has the traits of its own steps.
      return steps.allSatisfy { step in
        if case .transaction = step { false } else { step.isStorable }
      }
    default: return intent.isStorable
    }
  }
}

extension Intent {
  /// Whether it means the same in the tree of another launch.
  fileprivate var isStorable: Bool {
    switch self {
    case .select(let target): return target.node == nil
    case .proceed: return false
    default: return traits.contains(.stored)
    }
  }

  /// The intent in a form that another tree understands; nil when it means nothing without this one.
  ///
  /// A tap on a member, such as a tab, becomes a selection of the member's route. `proceed` becomes
  /// a request to show the route that it leads to. Of a transaction, only the steps that can be
  /// stored are kept.
  func stored(in tree: NavigationTree) -> Intent? {
    switch self {
    case .select(.member(let container, let position)):
      return tree.listedMember(at: position, of: container).map { .select(.route($0)) }
    case .proceed(let route, _): return .show(route)
    case .lookUp: return self
    case .transaction(let steps):
      let steps = steps.flatMap { step -> [Intent] in
        guard let stored = step.stored(in: tree) else { return [] }
        if case .transaction(let steps) = stored { return steps } else { return [stored] }
      }
      return steps.isEmpty ? nil : .transaction(steps)
    default: return traits.contains(.stored) ? self : nil
    }
  }
}

extension NavigationTree {
  /// The route of the member at a position; nil when the container or the position does not exist.
  fileprivate func listedMember(at position: Int, of container: NodeID) -> AnyRoute? {
    guard let node = node(container), (0..<node.children.count).contains(position) else {
      return nil
    }
    return memberRoute(at: position, of: container)
  }
}
