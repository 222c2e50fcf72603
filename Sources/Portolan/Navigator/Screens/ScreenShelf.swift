/// The navigator's objects for each screen: its route value, open question and watched objects.
@MainActor final class ScreenShelf {
  var values: [NodeID: RouteValue] = [:]
  private(set) var questions: [NodeID: any OpenQuestion] = [:]
  /// Questions of screens that a user closed in this turn: an alert's button may still answer.
  private var parting: [NodeID: any OpenQuestion] = [:]
  private(set) var watched: [NodeID: [WeakReference]] = [:]

  /// The value of a node, made on first use.
  func value(of id: NodeID, orElse new: @autoclosure () -> RouteValue) -> RouteValue {
    if let known = values[id] { return known }
    let new = new()
    values[id] = new
    return new
  }

  /// Lets the screen of `node` answer the question; without a node the question ends.
  func pose(_ question: any OpenQuestion, at node: NodeID?) {
    question.isPosed = true
    guard let node else { return question.end(because: .code) }
    questions.updateValue(question, forKey: node)?.end(because: .code)
  }

  /// The question that a node's screen may answer.
  func question(of id: NodeID) -> (any OpenQuestion)? { questions[id] ?? parting[id] }

  /// Ends the question of a node that left the tree.
  ///
  /// If a user closed the screen, its question ends a turn later, since UIKit runs the action of
  /// an alert's button when the alert has gone (U101).
  func forget(_ id: NodeID, cause: Cause, isHosted: Bool) {
    if !questions.isEmpty, let question = questions.removeValue(forKey: id) {
      if cause == .user { part(from: question, of: id) } else { question.end(because: cause) }
    }
    // A host takes the watched objects to check them for leaks; without a host no check is made.
    if !isHosted, !watched.isEmpty { watched[id] = nil }
  }

  private func part(from question: any OpenQuestion, of id: NodeID) {
    parting[id] = question
    Task { [weak self] in
      question.end(because: .user)
      _ = self?.parting.removeValue(forKey: id)
    }
  }

  /// The models of a node in encoded form; calls `failed` for each that cannot be encoded.
  func savedModels(of node: Node, _ failed: (String, RouteLabel) -> Void) -> SavedModels {
    let restored = node.extra?.models ?? [:]
    guard let value = values[node.id] else { return restored }
    return restored.merging(value.savedModels { failed($0, value.route.label) }) { $1 }
  }

  /// Releases the value of a node that left the screen.
  func letGo(_ id: NodeID) {
    values.removeValue(forKey: id)?.letGo()
  }

  /// Updates the values of screens whose route or presentation changed, and returns those screens.
  ///
  /// It looks only at screens that have a value, in the containers that changed.
  func tell(of plan: NavigationPlan, in traffic: @autoclosure () -> Traffic) -> [NodeID] {
    var told: [NodeID] = []
    for case .update(let id) in plan.steps {
      guard let route = traffic().tree.route(of: id), let value = values[id] else { continue }
      value.route = route
      told.append(id)
    }
    let reshaped = plan.reshaped
    guard !reshaped.isEmpty else { return told }
    let traffic = traffic()
    for root in reshaped where traffic.tree.contains(root) {
      for id in traffic.tree.subtree(root) {
        guard let value = values[id] else { continue }
        let new = traffic.presentation(of: id)
        guard new != value.presentation else { continue }
        value.presentation = new
        told.append(id)
      }
    }
    return told
  }

  func watch(_ object: AnyObject, with id: NodeID) {
    watched[id, default: []].append(WeakReference(object))
  }

  /// Removes and returns the objects that must be released with a node.
  func takeWatched(_ id: NodeID) -> [WeakReference] { watched.removeValue(forKey: id) ?? [] }

  /// Ends all questions and releases all models, because the scene closes.
  func close() {
    let (open, values) = (questions.merging(parting) { $1 }, values)
    questions = [:]
    parting = [:]
    self.values = [:]
    for question in open.values { question.end(because: nil) }
    for value in values.values { value.letGo() }
  }
}

/// Refers to an object weakly.
struct WeakReference {
  private(set) weak var object: AnyObject?

  init(_ object: AnyObject) {
    self.object = object
  }
}

extension Diagnostic {
  static func taskFailed(_ route: RouteLabel, _ error: String) -> Diagnostic {
    Diagnostic(
      .taskFailed, "A task after the arrival at \(route) threw \(error).",
      why: "The screen stays open, since a task after an arrival does not undo it.",
      fix: "Catch the error in the task.")
  }

  static func leak(of route: RouteLabel?, _ type: String) -> Diagnostic {
    Diagnostic(
      .leak, "\(type) of \(route?.text ?? "an unnamed stack") outlived its screen.",
      why: "Its node left the tree, but another object still holds it.",
      fix: "Look for a closure, a task or a delegate that holds it strongly.")
  }
}
