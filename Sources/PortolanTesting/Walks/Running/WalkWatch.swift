import Portolan

/// Hears all events of a navigator and checks them.
@MainActor final class WalkWatch {
  /// The tree after the last event.
  private(set) var tree: NavigationTree
  /// The broken laws, the first one first.
  private(set) var breaches: [WalkBreach] = []
  /// The number of endings of each request.
  private(set) var ends: [Int: Int] = [:]
  /// The requests that changed the tree.
  private(set) var committed: [Int] = []
  /// The visible nodes of the front layer when each request arrived.
  private(set) var fronts: [Int: [NodeID]] = [:]
  /// The name of each request in events: `show product`.
  private(set) var labels: [Int: String] = [:]
  /// Closures that check the events by other laws.
  var listeners: [(NavigationEvent) -> Void] = []
  /// Screens of other code, including closed ones.
  private(set) var foreigners: Set<NodeID> = []
  private var newest = NodeID(raw: 0)
  private let host: RecordingHost

  init(_ scene: SceneNavigator, _ host: RecordingHost) {
    self.host = host
    tree = scene.tree
    newest = tree.allNodes.max() ?? newest
    // A walk asks for what fails; the laws judge it.
    scene.diagnosticWriter?.write = { _ in }
    let others = scene.onEvent
    scene.onEvent = { [weak self, weak scene] event in
      others?(event)
      self?.hear(event)
      // No walk makes so many requests at once: it ends a chain of events without end.
      if case .diagnosed(let diagnostic) = event, diagnostic.kind == .tooManyCommits {
        self?.report(.everyRequestEnds, diagnostic.what)
        scene?.close()
      }
    }
  }

  func report(_ law: NavigationLaw, _ what: String) {
    breaches.append(WalkBreach(law: law, what: what))
  }

  private func hear(_ event: NavigationEvent) {
    if case .requested(let asked) = event { labels[asked.request.number] = asked.intent }
    for listener in listeners { listener(event) }
    switch event {
    case .committed(let change):
      let number = change.request.number
      if change.from != tree {
        report(.nothingHalfDone, "it was \(tree), and is \(change.from) without a commit")
      }
      if ends[number] != nil {
        report(.nothingHalfDone, "request \(number) changes the tree after its end")
      }
      if committed.contains(number) {
        report(.nothingHalfDone, "request \(number) changes the tree twice")
      }
      committed.append(number)
      follow(change.to)
    case .followed(let change): follow(change.to)
    case .arrived(let arrival):
      end(arrival.request.number)
      saw(host.screen.seen + host.curtains.flatMap(\.host.screen.seen), at: arrival.request.number)
    case .failed(let failure): end(failure.request.number)
    default: return
    }
  }

  func saw(_ front: [NodeID], at number: Int) { fronts[number] = front }

  private func end(_ number: Int) {
    ends[number, default: 0] += 1
    if ends[number] != 1 { report(.everyRequestEnds, "request \(number) ends again") }
  }

  private func follow(_ new: NavigationTree) {
    for fault in new.identityFaults(after: tree, newest: newest) { report(.identity, fault) }
    let nodes = new.allNodes
    newest = max(newest, nodes.max() ?? newest)
    foreigners.formUnion(nodes.filter { new.foreign($0) != nil })
    tree = new
  }
}

/// A law that was broken, and how.
struct WalkBreach: Hashable, Sendable {
  let law: NavigationLaw
  let what: String
}
