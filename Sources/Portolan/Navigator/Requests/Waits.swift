/// The tasks that wait for an answer or for time to pass, by what they wait for; and how long
/// requests may be parked.
@MainActor final class Waits {
  private struct Wait {
    var tasks: [Task<Void, Never>] = []
    var asking: Asking?
    /// Begins it, where a person is asked.
    var begin: (@MainActor () -> Wait)?

    @MainActor func end() {
      for task in tasks { task.cancel() }
      asking?.end()
    }
  }

  private let clock: any Clock<Duration>
  private var waits: [Ticket: Wait] = [:]
  private var patience: [Int: Patience] = [:]
  /// Whether a person sees nothing of whom they are asked by: they are asked when they do again, and
  /// the time until then does not count.
  var isCovered = false {
    didSet {
      guard isCovered != oldValue else { return }
      for (ticket, wait) in waits {
        guard let begin = wait.begin else { continue }
        wait.end()
        waits[ticket] = asked(begin)
      }
    }
  }

  init(_ clock: any Clock<Duration>) {
    self.clock = clock
  }

  /// Asks somebody; nil stands for silence.
  ///
  /// A navigation awaited meanwhile throws `reentrant`. A person is asked when the scene is not
  /// covered, and anew after that.
  func ask<Said: Sendable>(
    _ ticket: Ticket, person: Bool, _ question: @escaping @MainActor () async -> Said,
    within limit: Duration, then heed: @escaping @MainActor (Said?) -> Void
  ) {
    let begin: @MainActor () -> Wait = { [weak self] in
      guard let self else { return Wait() }
      let asking = Asking(ticket, in: self)
      let answer = Task {
        guard !Task.isCancelled else { return }
        let said = await asking.answer(to: question)
        // Who is asked no more, or anew, is not heard.
        if !Task.isCancelled { heed(said) }
      }
      return Wait(tasks: [answer, after(limit) { heed(nil) }], asking: asking)
    }
    waits[ticket] = person ? asked(begin) : begin()
  }

  /// A person is asked when there is something to be seen, and not before.
  private func asked(_ begin: @escaping @MainActor () -> Wait) -> Wait {
    var wait = isCovered ? Wait() : begin()
    wait.begin = begin
    return wait
  }

  /// Waits until the time has passed.
  func begin(_ ticket: Ticket, for time: Duration, _ body: @escaping @MainActor () -> Void) {
    waits[ticket] = Wait(tasks: [after(time, body)], asking: nil)
  }

  func end(_ ticket: Ticket) {
    waits.removeValue(forKey: ticket)?.end()
  }

  func endAll() {
    for wait in waits.values { wait.end() }
    waits = [:]
    patience = [:]
  }

  /// Runs `body` when the time has passed, unless the task is cancelled before.
  @discardableResult
  func after(_ time: Duration, _ body: @escaping @MainActor () -> Void) -> Task<Void, Never> {
    let clock = clock
    return Task {
      do { try await clock.sleep(for: time) } catch { return }
      body()
    }
  }

  func setPatience(_ limit: Duration, of request: Int) {
    patience[request] = Patience(limit, by: clock)
  }

  /// How long a request may be parked, counted from when it first was.
  func patience(of request: Int) -> Patience? { patience[request] }

  func patience(of request: Int, orElse limit: Duration) -> Patience {
    if let known = patience[request] { return known }
    let new = Patience(limit, by: clock)
    patience[request] = new
    return new
  }

  /// The request has ended.
  func forget(_ request: Int) {
    if !patience.isEmpty { patience[request] = nil }
  }
}
