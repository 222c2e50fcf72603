import Portolan

/// Law 9 for questions: each ends once, with the answer that came first.
@MainActor final class WalkAskers<R: NavigationRoute> {
  /// An asker, and how its question ended.
  private final class Asker {
    let route: R
    /// The request that shows the question; nil for an asker that joined an earlier one.
    var number: Int?
    /// The node of the question; nil before it is shown.
    var node: NodeID?
    /// The ending that the question must have, once that is certain.
    var expected: Ending<Int>?
    /// How often its screen has answered.
    var replies = 0
    /// Whether its screen went with another request, or another asks the same.
    var isReplaced = false
    var end: Result<Ending<Int>, NavigationError>?

    init(_ route: R) { self.route = route }

    /// Whether it waits for a screen that has left the tree.
    func hasLost(_ tree: NavigationTree) -> Bool {
      guard end == nil, let node else { return false }
      return !tree.contains(node)
    }
  }

  private let watch: WalkWatch
  private let navigator: Navigator<R>
  private var askers: [Asker] = []
  /// The asker whose request has not begun.
  private var asking: Asker?
  private var lastAnswer = 0
  /// The requests whose dialogs took the place of one for which dialogs wait.
  private var displacing: [Int] = []
  /// The requests that may do so; what a guard shows for one of them has its call site, and may too.
  var replacing: Set<Int> = []
  private var sites: [Int: CallSite] = [:]

  init(_ watch: WalkWatch, _ navigator: Navigator<R>) {
    self.watch = watch
    self.navigator = navigator
    watch.listeners.append { [weak self] in self?.hear($0) }
  }

  func ask(_ route: R, placed place: WalkPlace<R>?) {
    let asker = Asker(route)
    askers.append(asker)
    Task {
      asking = asker
      do throws(NavigationError) {
        let ending = try await navigator.ask(
          WalkQuestion(route: route), placed: place.map { Placement($0.place) })
        end(asker, .success(ending))
      } catch { end(asker, .failure(error)) }
    }
  }

  /// The nodes of open questions.
  var nodes: [NodeID] { askers.filter { $0.end == nil }.compactMap(\.node) }

  /// The screen of a node answers twice; with `atOnce` nothing can delay the first answer.
  func reply(from context: ScreenContext<R>, atOnce: Bool) {
    let question = WalkQuestion(route: context.route)
    lastAnswer += 1
    for asker in askers where asker.end == nil && asker.node == context.node {
      if atOnce, asker.replies == 0, !asker.isReplaced { asker.expected = .finished(lastAnswer) }
      asker.replies += 1
    }
    context.finish(question, with: lastAnswer)
    context.finish(question, with: -lastAnswer)
  }

  private func end(_ asker: Asker, _ end: Result<Ending<Int>, NavigationError>) {
    asker.end = end
    if let expected = asker.expected, end != .success(expected) {
      watch.report(.everyRequestEnds, "a question ended with \(end) instead of \(expected)")
    }
    if case .success(.finished(let answer)) = end, answer < 0 {
      watch.report(.everyRequestEnds, "a question ended with the second answer")
    }
  }

  private func hear(_ event: NavigationEvent) {
    if case .requested(let asked) = event, case .code(let site) = asked.requester {
      sites[asked.request.number] = site
    }
    switch event {
    case .requested(let asked) where asked.intent.hasPrefix("ask "):
      asking?.number = asked.request.number
      asking = nil
    case .committed(let change):
      pose(change.request.number, change.from, change.to)
      if displaces(change.from, change.to) { displacing.append(change.request.number) }
      for asker in askers where asker.hasLost(change.to) { asker.isReplaced = true }
    case .followed(let change):
      for asker in askers
      where asker.hasLost(change.to) && asker.expected == nil && !asker.isReplaced {
        asker.expected = .dismissed
      }
    default: return
    }
  }

  /// Whether another dialog has come in place of one for which dialogs wait.
  private func displaces(_ from: NavigationTree, _ to: NavigationTree) -> Bool {
    guard to.dialogs.contains(where: { !from.contains($0) }) else { return false }
    return from.dialogs.contains { dialog in
      !to.contains(dialog) && from.kind(of: dialog) == .screen && holdsOthers(dialog, in: from)
    }
  }

  private func holdsOthers(_ dialog: NodeID, in tree: NavigationTree) -> Bool {
    let facts = MapFacts(of: navigator.scene)
    return nodes.contains(dialog) || tree.route(of: dialog).map(facts.holdsDialogs) == true
  }

  /// A question may have been shown: its node is a new one.
  private func pose(_ number: Int, _ from: NavigationTree, _ to: NavigationTree) {
    let poser = askers.first { $0.number == number }
    for asker in askers where asker.end == nil && asker.route == poser?.route {
      guard asker.number == number else {
        asker.isReplaced = true
        continue
      }
      let new = to.openNodes.filter {
        !from.contains($0) && to.route(of: $0) == AnyRoute(asker.route)
      }
      // Of two screens of one route, such as one in a column beside it, only one is asked.
      asker.node = new.count == 1 ? new[0] : nil
    }
  }

  /// Whether an asker still waits for a screen that has left the tree.
  func waitInVain(in tree: NavigationTree) -> Bool { askers.contains { $0.hasLost(tree) } }

  /// At rest a question is open exactly as long as its screen is there.
  func lookAround(in tree: NavigationTree) {
    for asker in askers where asker.hasLost(tree) {
      watch.report(.everyRequestEnds, "the question \(asker.route) is open, and its screen is gone")
    }
    askers.removeAll { $0.end != nil }
    let replacingSites = Set(replacing.compactMap { sites[$0] })
    for number in displacing where sites[number].map(replacingSites.contains) != true {
      watch.report(
        .everyRequestEnds, "request \(number) took the place of a dialog that holds others")
    }
    displacing = []
  }

  /// Whether no asker waits.
  var isEmpty: Bool { askers.allSatisfy { $0.end != nil } }

  /// The scene is closed: no asker waits any longer.
  func lookAtTheEnd() {
    for asker in askers where asker.end == nil {
      watch.report(.everyRequestEnds, "the question \(asker.route) is open after the end")
    }
  }
}

extension NavigationTree {
  /// The layers that the system draws.
  fileprivate var dialogs: [NodeID] {
    zip(layerStyles, layerRoots).filter { $0.0?.isDialog == true }.map(\.1)
  }
}
