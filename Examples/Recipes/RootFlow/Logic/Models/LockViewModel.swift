/// Opens the lock and says so.
@MainActor public final class LockViewModel {
  /// What happened on the lock screen.
  public enum Event: Equatable, Sendable {
    /// The lock is open.
    case unlocked
  }

  private let lock: Lock
  private let send: (Event) -> Void

  init(lock: Lock, send: @escaping (Event) -> Void) {
    self.lock = lock
    self.send = send
  }

  /// Opens the lock.
  package func unlock() {
    lock.isClosed = false
    send(.unlocked)
  }
}
