/// What is held for each screen beside the tree: what it knows of itself, who asks it, and what must
/// die with it.
@MainActor final class ScreenShelf {
  var values: [NodeID: RouteValue] = [:]
  private(set) var questions: [NodeID: any OpenQuestion] = [:]
  private(set) var watched: [NodeID: [WeakReference]] = [:]

  /// The value of a node, made when it is first asked for.
  func value(of id: NodeID, orElse new: @autoclosure () -> RouteValue) -> RouteValue {
    if let known = values[id] { return known }
    let new = new()
    values[id] = new
    return new
  }

  /// The question stands at its screen; where there is none nobody will answer.
  func pose(_ question: any OpenQuestion, at node: NodeID?) {
    question.isPosed = true
    guard let node else { return question.end(because: .code) }
    questions.updateValue(question, forKey: node)?.end(because: .code)
  }

  /// A node has left the tree.
  func forget(_ id: NodeID, cause: Cause, isHosted: Bool) {
    if !questions.isEmpty { questions.removeValue(forKey: id)?.end(because: cause) }
    // A host hands them over with the controller; without one nobody does.
    if !isHosted, !watched.isEmpty { watched[id] = nil }
  }

  /// A node has left the screen.
  func letGo(_ id: NodeID) {
    values.removeValue(forKey: id)?.letGo()
  }

  /// Tells screens that are another or are shown in another way, and returns them.
  ///
  /// Only those are told whose context anybody asked for, and nothing is looked at beside what is in
  /// the containers that changed.
  func tell(of plan: Plan, in traffic: @autoclosure () -> Traffic) -> [NodeID] {
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

  /// What must have died with a node.
  func takeWatched(_ id: NodeID) -> [WeakReference] { watched.removeValue(forKey: id) ?? [] }

  /// The scene ends.
  func close() {
    let (open, values) = (questions, values)
    questions = [:]
    self.values = [:]
    for question in open.values { question.end(because: nil) }
    for value in values.values { value.letGo() }
  }
}

/// An object that is watched without being kept.
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
