/// Tasks that run after arrivals, until they end or the scene does.
@MainActor final class ArrivalTasks {
  private var running: [Int: Task<Void, Never>] = [:]
  private var lastNumber = 0

  /// How many have not ended.
  var count: Int { running.count }

  func begin(_ work: @escaping @MainActor () async -> Void) {
    lastNumber += 1
    let number = lastNumber
    running[number] = Task { [weak self] in
      await work()
      self?.running[number] = nil
    }
  }

  func cancel() {
    for task in running.values { task.cancel() }
    running = [:]
  }
}
