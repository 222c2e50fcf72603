import HeadlessUIKit

/// The names of the notifications that objects post, in order, until it is told to stop.
@MainActor final class NotificationLog {
  private var posted: [String] = []
  private var tokens: [any NSObjectProtocol] = []

  func listen(to name: NSNotification.Name, of object: AnyObject, as text: String) {
    let token = NotificationCenter.default.addObserver(
      forName: name, object: object, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.posted.append(text) }
    }
    tokens.append(token)
  }

  /// The names since the last call.
  func take() -> [String] {
    defer { posted = [] }
    return posted
  }

  func stop() {
    tokens.forEach(NotificationCenter.default.removeObserver)
    tokens = []
  }
}
