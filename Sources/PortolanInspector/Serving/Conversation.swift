#if DEBUG && Inspector
import Foundation

/// The messages over one connection.
struct Conversation: Sendable {
  let guest: Guest
  let voice: Voice

  /// Exchanges messages until one side ends or stops reading.
  func hold(over wire: Wire) async {
    await withTaskGroup(of: Void.self) { group in
      group.addTask {
        await listen(to: wire)
        // The guest's last messages are sent before the end.
        await guest.outbox.close()
      }
      await speak()
      await guest.outbox.close()
      group.cancelAll()
    }
  }

  private func speak() async {
    do {
      while let message = await guest.outbox.next() {
        try await voice.say(Frame(kind: .text, payload: Self.text(of: message)).bytes)
      }
      try await voice.say(Frame(kind: .close).bytes)
    } catch {
      // The page has gone, or does not read: no reader is left for the error.
    }
  }

  private func listen(to wire: Wire) async {
    var wire = wire
    do {
      while let text = try await message(from: &wire), await guest.hear(text) {
        // While a page does not read its answers, it gets no more of them.
        await guest.outbox.hasRoom()
      }
    } catch Frame.Problem.tooLong(let length) {
      await guest.refuse(messageOf: length)
    } catch {
      // The page has gone, or sent no valid frames.
    }
  }

  /// The next message; nil at the end.
  private func message(from wire: inout Wire) async throws -> String? {
    var text = Data()
    var hasBegun = false
    while true {
      let frame = try await wire.frame(after: text.count)
      switch frame.kind {
      case .ping: try await voice.say(Frame(kind: .pong, payload: frame.payload).bytes)
      case .pong: continue
      case .close, .data: return nil
      case .text, .more:
        guard (frame.kind == .more) == hasBegun else { throw Frame.Problem.senseless }
        hasBegun = true
        text += frame.payload
        if frame.isLast { return String(decoding: text, as: UTF8.self) }
      }
    }
  }

  private static func text(of message: ServerMessage) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    do { return try encoder.encode(message) } catch {
      preconditionFailure("A message holds texts and numbers alone: \(error).")
    }
  }
}
#endif
