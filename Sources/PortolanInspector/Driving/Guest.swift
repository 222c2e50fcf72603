#if DEBUG && Inspector
import Foundation

/// One page, from its first message to its last.
@MainActor final class Guest {
  let outbox = Outbox()
  private(set) var isIn = false
  private var allowance = Allowance()
  private let start = ContinuousClock.now
  private weak var inspector: Inspector?

  init(_ inspector: Inspector) {
    self.inspector = inspector
  }

  /// Takes a message; false when it ends the connection.
  func hear(_ text: String) -> Bool {
    let moment = ContinuousClock.now - start
    if let refusal = allowance.refusal(ofMessageOf: text.utf8.count, at: moment) {
      return refuse(refusal)
    }
    let message: ClientMessage
    do { message = try JSONDecoder().decode(ClientMessage.self, from: Data(text.utf8)) } catch {
      return refuse(
        "There is no such message in version \(ServerMessage.version). Load the page again.")
    }
    guard let inspector else {
      return refuse("The app ended the inspector. Start it again and load its new address.")
    }
    guard case .hello(let version) = message else {
      guard isIn else { return refuse("The first message must be hello, with a version.") }
      inspector.hear(message, from: self)
      return true
    }
    guard version == ServerMessage.version else {
      return refuse(
        "The page speaks version \(version), the app version \(ServerMessage.version). "
          + "Load the page again.")
    }
    isIn = true
    inspector.greet(self)
    return true
  }

  /// Ends the connection when a message says that it is too long.
  func refuse(messageOf length: Int) {
    let moment = ContinuousClock.now - start
    if let refusal = allowance.refusal(ofMessageOf: length, at: moment) { _ = refuse(refusal) }
  }

  private func refuse(_ reason: String) -> Bool {
    outbox.put(.refused(reason: reason))
    outbox.close()
    return false
  }
}
#endif
