/// A tree of places with the updates it waits for.
@MainActor final class ViewGraph {
  let queue = DirtyQueue()
  let stage: Stage
  var comparison: ValueComparison
  /// The transaction of the part of an update that runs now.
  private(set) var transaction = Transaction()
  private(set) var evaluations: [String: Int] = [:]
  private var names: [ObjectIdentifier: String] = [:]
  /// Animations whose changes this update has shown.
  private var settled: [AnimationCompletion] = []
  private var afterwards: [() -> Void] = []
  private var changedLists: [ObjectIdentifier: ViewNode] = [:]
  private var checks: [ObjectIdentifier: any Checked] = [:]
  private var checkOrder: [ObjectIdentifier] = []

  init(stage: Stage) {
    self.stage = stage
    comparison = ValueComparison(closuresByBits: stage.assumptions.closuresCompare == .equal)
  }

  /// Follows a scene's stage.
  func join(_ scene: Stage) {
    stage.join(scene)
    comparison = ValueComparison(closuresByBits: stage.assumptions.closuresCompare == .equal)
  }

  func countEvaluation(of type: any Any.Type) {
    let id = ObjectIdentifier(type)
    let name = names[id] ?? _typeName(type, qualified: false)
    names[id] = name
    evaluations[name, default: 0] += 1
  }

  func resetEvaluations() { evaluations = [:] }

  func with(_ transaction: Transaction, _ body: () -> Void) {
    let before = self.transaction
    self.transaction = transaction
    body()
    self.transaction = before
  }

  /// Runs code when the places of this round have been evaluated.
  func afterRound(_ body: @escaping () -> Void) { afterwards.append(body) }

  /// Looks at a container when the places of this round have been evaluated.
  func check(_ container: any Checked) {
    let id = ObjectIdentifier(container)
    if checks.updateValue(container, forKey: id) == nil { checkOrder.append(id) }
    container.pendingTransaction =
      container.pendingTransaction.map { $0.isPlain ? transaction : $0 } ?? transaction
  }

  /// Lets what stands around a list follow it when the places of this round have been evaluated.
  func follow(_ list: ViewNode) { changedLists[ObjectIdentifier(list)] = list }

  var isIdle: Bool {
    queue.isEmpty && afterwards.isEmpty && checks.isEmpty && changedLists.isEmpty
  }

  /// Evaluates what changes have reached, until nothing is left.
  func update() {
    var rounds = 0
    while !isIdle {
      rounds += 1
      guard rounds <= 50 else {
        stage.report("update cycle: views still changed after 50 rounds of one update")
        _ = queue.drain()
        afterwards = []
        changedLists = [:]
        return
      }
      evaluateDirty()
      followLists()
      runChecks()
      let actions = afterwards
      afterwards = []
      for action in actions { action() }
      let shown = settled
      settled = []
      for completion in shown { completion.leave() }
    }
  }

  private func evaluateDirty() {
    var dirty: [ViewNode] = []
    for entry in queue.drain() {
      settled += entry.transaction.completions
      let current = entry.mark.generation(for: entry.reason)
      guard entry.generation ?? current == current, let node = entry.mark.node
      else { continue }
      if !node.isDirty { dirty.append(node) }
      node.markDirty(entry.transaction, for: entry.reason)
    }
    for node in dirty.sorted(by: { $0.depth < $1.depth }) where node.isDirty {
      node.evaluatePending()
    }
  }

  private func followLists() {
    let lists = changedLists.values.sorted { $0.depth > $1.depth }
    changedLists = [:]
    for list in lists where list.isAlive { list.followList() }
  }

  private func runChecks() {
    let order = checkOrder.compactMap { checks[$0] }.sorted { $0.checkOrder < $1.checkOrder }
    checks = [:]
    checkOrder = []
    for container in stage.decidingRivals(in: order) {
      let transaction = container.pendingTransaction ?? Transaction()
      container.pendingTransaction = nil
      with(transaction) { container.check() }
    }
  }
}

/// A container that compares its contents with its new values.
@MainActor protocol Checked: AnyObject {
  var checkOrder: Int { get }
  var pendingTransaction: Transaction? { get set }

  func check()
}
