#if DEBUG && Inspector
import FlyingSocks
import Foundation

/// One connection: a request and its answer, or a conversation.
struct Visit: Sendable {
  let socket: AsyncSocket
  let reception: Reception
  let lobby: Lobby
  let patience: Duration

  /// Serves the connection to its end; calls `letIn` when the caller may enter.
  func run(letIn: () async -> Void) async {
    do { try await serve(letIn) } catch {
      // The caller or the inspector ended the connection.
    }
    do { try socket.close() } catch {
      // The socket is closed already.
    }
  }

  private func serve(_ letIn: () async -> Void) async throws {
    var wire = Wire(socket)
    let voice = Voice(socket, patience: patience)
    guard let lines = try await wire.take(until: Self.end, atMost: RequestHead.limit) else {
      let sentence = "The head of a request may have \(RequestHead.limit) bytes."
      try await voice.say(Reply.words(431, sentence).bytes)
      return try await wire.hearOut(atMost: 262_144, within: patience)
    }
    guard let head = RequestHead(lines) else {
      return try await voice.say(Reply.words(400, "This is not a request of HTTP.").bytes)
    }
    let (reply, isIn) = try await reception.reply(to: head)
    if isIn { await letIn() }
    try await voice.say(reply.bytes)
    guard reply.isUpgrade, let guest = await lobby.enter() else { return }
    await Conversation(guest: guest, voice: voice).hold(over: wire)
    await lobby.leave(guest)
    try await wire.hearOut(atMost: .max, within: patience)
  }

  private static let end = Data("\r\n\r\n".utf8)
}
#endif
