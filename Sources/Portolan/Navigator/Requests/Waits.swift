/// The tasks that wait for an answer or for time to pass, by what they wait for; and how long
/// requests may be parked.
@MainActor final class Waits {
  private struct Wait {
    let tasks: [Task<Void, Never>]
    let asking: Asking?

    @MainActor func end() {
      for task in tasks { task.cancel() }
      asking?.end()
    }
  }

  private var waits: [Ticket: Wait] = [:]
  private var patience: [Int: Patience] = [:]

  func begin(_ ticket: Ticket, _ tasks: [Task<Void, Never>], _ asking: Asking? = nil) {
    waits[ticket] = Wait(tasks: tasks, asking: asking)
  }

  func end(_ ticket: Ticket) {
    waits.removeValue(forKey: ticket)?.end()
  }

  func endAll() {
    for wait in waits.values { wait.end() }
    waits = [:]
    patience = [:]
  }

  func setPatience(_ patience: Patience, of request: Int) {
    self.patience[request] = patience
  }

  /// How long a request may be parked, counted from when it first was.
  func patience(of request: Int) -> Patience? { patience[request] }

  func patience(of request: Int, orElse new: @autoclosure () -> Patience) -> Patience {
    if let known = patience[request] { return known }
    let new = new()
    patience[request] = new
    return new
  }

  /// The request has ended.
  func forget(_ request: Int) {
    if !patience.isEmpty { patience[request] = nil }
  }
}
