internal import Observation

/// A place in the tree of views, which lives as long as the structure around it stays the same.
@MainActor class ViewNode {
  unowned let graph: ViewGraph
  weak var parent: ViewNode?
  let key: ViewKey
  let depth: Int
  /// Tells the node from all others that were ever made.
  let serial: Int
  private static var lastSerial = 0
  var context: ViewContext
  var children: [ViewNode] = []
  /// The state of dynamic properties, by their place in the value.
  var slots: [Int: AnyObject] = [:]
  /// The state of a primitive view between updates.
  var attachment: AnyObject?
  /// Set while the view has left the structure and its transition still shows it.
  var isLeaving = false
  /// Set while the transition runs with which the view came.
  var isEntering = false
  /// Whether a modifier at this place has something to modify.
  var isModifying = false
  /// Set during the first evaluation.
  var isFresh = false
  private(set) var isAlive = true
  private(set) var pending: Transaction?
  /// Whether content has changed, or only what the view itself reads.
  private var pendingContent = false
  /// Whether this evaluation is only about what the view itself reads.
  private(set) var isOwnOnly = false
  let reads = EnvironmentReads()
  let mark: DirtyMark
  private var nextChildren: [ViewNode]?
  private var reusable: [ViewKey: ViewNode] = [:]

  init(in graph: ViewGraph, under parent: ViewNode?, at key: ViewKey, _ context: ViewContext) {
    self.graph = graph
    mark = DirtyMark(graph.queue)
    self.parent = parent
    self.key = key
    self.context = context
    depth = (parent?.depth ?? -1) + 1
    ViewNode.lastSerial += 1
    serial = ViewNode.lastSerial
    mark.node = self
  }

  // MARK: For the kinds of node

  func evaluateContent() {}

  func inheritContent() {}

  func describe(into scribe: Scribe) {}

  func removeContent() {}
  var transitionFacts: ViewTransitionFacts { .passes }
  var viewType: any Any.Type { Never.self }
  /// Whether the node stands in a list for the views inside it.
  var isList: Bool { false }

  /// Follows a change of the list that the content is.
  func followList() {}

  // MARK: Evaluation

  var isDirty: Bool { pending != nil }

  func markDirty(_ transaction: Transaction, for reason: DirtyReason) {
    guard isAlive else { return }
    if reason == .content { pendingContent = true }
    pending = pending.map { $0.isPlain ? transaction : $0 } ?? transaction
  }

  /// Evaluates what changes have reached: everything, or what the view itself reads.
  func evaluatePending() {
    isOwnOnly = !pendingContent
    evaluate()
    isOwnOnly = false
  }

  func evaluate() {
    guard isAlive else { return }
    let transaction = pending.map { graph.transaction.merged(with: $0) } ?? graph.transaction
    pending = nil
    pendingContent = false
    mark.advance(ownOnly: isOwnOnly)
    if !isOwnOnly { reads.clear() }
    graph.with(transaction) { ViewUpdate.run(mark) { evaluateContent() } }
  }

  /// Runs code whose reads of observable properties and environment bring the node back.
  func tracked<Result>(
    for reason: DirtyReason = .content, _ body: () -> Result
  ) -> Result {
    let queue = graph.queue
    let mark = mark
    let generation = mark.generation(for: reason)
    reads.isActive = true
    defer { reads.isActive = false }
    return withObservationTracking(body) {
      queue.insert(mark, generation: generation, for: reason, TransactionScope.current)
    }
  }

  /// The environment as code of the node may read it.
  var readEnvironment: EnvironmentValues { context.environment.recording(in: reads) }

  /// Takes over a changed inheritance; the view is evaluated only if it read what changed.
  func inherit(_ new: ViewContext) {
    guard isAlive, !context.isSame(as: new) || isDirty else { return }
    let old = context
    context = new
    let moved = old.host !== new.host || old.stack !== new.stack
    if isDirty || moved || reads.differ(old.environment, new.environment) {
      evaluate()
    } else {
      inheritContent()
    }
  }

  // MARK: Children

  /// Replaces the children by those that the closure places.
  func placeChildren(_ body: () -> Void) {
    nextChildren = []
    nextChildren?.reserveCapacity(children.count)
    for child in children where !child.isLeaving { reusable[child.key] = child }
    body()
    let kept = nextChildren ?? []
    nextChildren = nil
    let gone = children.filter { $0.isLeaving || reusable[$0.key] === $0 }
    reusable.removeAll()
    let old = children
    children = kept
    for child in gone where child.isLeaving || !graph.keepForTransition(child) {
      if !child.isLeaving { child.remove() }
    }
    let leaving = gone.filter { $0.isLeaving && $0.isAlive }
    for child in leaving {
      let place = old.firstIndex { $0 === child } ?? children.count
      children.insert(child, at: min(place, children.count))
    }
    if !kept.elementsEqual(old.lazy.filter { !$0.isLeaving }, by: ===) || !leaving.isEmpty {
      listChanged()
    }
  }

  /// The children that were placed so far.
  var placedChildren: [ViewNode] { nextChildren ?? [] }

  /// Places the child that is there again, as it is.
  func keep(at key: ViewKey) {
    guard let known = reusable.removeValue(forKey: key) else { return }
    nextChildren?.append(known)
  }

  func place<Content: View>(_ view: Content, at key: ViewKey, _ context: ViewContext) {
    if let known = reusable[key] as? TypedNode<Content> {
      reusable[key] = nil
      nextChildren?.append(known)
      known.receive(view, context)
      return
    }
    let made = TypedNode(view, in: graph, under: self, at: key, context)
    nextChildren?.append(made)
    made.isFresh = true
    made.evaluate()
    graph.wasInserted(made, isOutermost: !isFresh)
    made.isFresh = false
  }

  /// Takes the node and everything under it out of the tree.
  func remove() {
    guard isAlive else { return }
    isAlive = false
    pending = nil
    mark.advance(ownOnly: false)
    removeContent()
    for child in children { child.remove() }
    children = []
    attachment = nil
  }

  func drop(_ child: ViewNode) {
    children.removeAll { $0 === child }
    child.remove()
  }

  /// Visits the nodes under this one, without going into other screens.
  func visit(_ body: (ViewNode) -> Void) {
    body(self)
    for child in children where child.context.host === context.host { child.visit(body) }
  }
}
