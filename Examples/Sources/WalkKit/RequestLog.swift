import Portolan

/// Follows the requests of a walk through the navigator's events.
@MainActor final class RequestLog {
  private struct Entry {
    let number: Int
    let step: Int
    var state = "is on its way"
    var hasEnded = false

    /// That the launch arrived is what everybody expects.
    var isNews: Bool { hasEnded && (step > 0 || !state.hasPrefix("arrived")) }
  }

  /// Counts the steps; what is asked for now belongs to the newest.
  private(set) var step = 0
  private var entries: [Entry] = []
  private var moved: Set<Int> = []
  private var notes: [String] = []

  func beginStep() { step += 1 }

  /// Whether the newest step has asked the navigator for something.
  var hasAsked: Bool { entries.contains { $0.step == step } }

  func heed(_ event: NavigationEvent) {
    switch event {
    case .requested(let asked):
      entries.append(Entry(number: asked.request.number, step: step))
    case .parked(let parked): update(parked.request, "waits")
    case .resumed(let resumed): update(resumed.request, "is on its way")
    case .arrived(let arrival):
      update(arrival.request, "arrived" + (arrival.route.map { " \($0)" } ?? ""), isEnd: true)
    case .failed(let failure):
      let name = "\(failure.error)".prefix { $0 != "(" }
      update(failure.request, "\(name) \(failure.error.diagnostic.code)", isEnd: true)
    case .followed: moved.insert(step)
    case .diagnosed(let diagnostic): notes.append(diagnostic.description)
    case .answered, .committed, .tappedAgain: break
    @unknown default: break
    }
  }

  private func update(_ request: RequestStamp, _ state: String, isEnd: Bool = false) {
    guard let place = entries.lastIndex(where: { $0.number == request.number }) else { return }
    entries[place].state = state
    entries[place].hasEnded = isEnd
  }

  /// What became of all that a step asked for, and of what steps before `first` waited for; nil
  /// when there was nothing.
  func outcome(of wanted: Int, since first: Int) -> String? {
    var states = entries.filter { $0.step == wanted }.map(\.state)
    if wanted == step {
      states += entries.filter { $0.step < first && $0.isNews }.map(\.state)
    }
    if moved.contains(wanted) { states.append("the tree followed the screen") }
    return states.isEmpty ? nil : states.joined(separator: "; ")
  }

  /// The diagnostics since the last call; what has ended is forgotten.
  func takeNotes() -> [String] {
    entries.removeAll { $0.hasEnded }
    moved = []
    defer { notes = [] }
    return notes
  }
}
