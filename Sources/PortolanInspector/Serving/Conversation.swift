#if DEBUG && Inspector
import FlyingFox
import Foundation

/// What is said over one connection.
struct Conversation: WSMessageHandler {
  let lobby: Lobby

  func makeMessages(for client: AsyncStream<WSMessage>) async throws -> AsyncStream<WSMessage> {
    guard let guest = await lobby.enter() else { return AsyncStream { $0.finish() } }
    let listening = Task { @MainActor in
      for await message in client {
        guard case .text(let text) = message, guest.hear(text) else { break }
      }
      guest.outbox.close()
      lobby.leave(guest)
    }
    return AsyncStream {
      guard let message = await guest.outbox.next() else { return nil }
      return .text(Self.text(of: message))
    } onCancel: {
      listening.cancel()
    }
  }

  private static func text(of message: ServerMessage) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    do { return String(decoding: try encoder.encode(message), as: UTF8.self) } catch {
      preconditionFailure("A message holds texts and numbers alone: \(error).")
    }
  }
}
#endif
