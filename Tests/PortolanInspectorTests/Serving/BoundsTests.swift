#if DEBUG && Inspector
import Foundation
import Testing

@testable import PortolanInspector

/// What the attacks of somebody without the token, and of a page that has gone wrong, come to.
///
/// All tests of the main actor run side by side, so that one of many turns takes minutes.
@MainActor
@Suite("The inspector's server reads and sends only within its limits", .timeLimit(.minutes(20)))
struct BoundsTests {
  private let look = TestLook()

  private func status(of head: String, at address: URL) async throws -> String {
    let caller = try await RawCaller(address)
    try await caller.say(head)
    return String(await caller.answer().prefix { $0 != "\r\n" })
  }

  private func good(_ address: URL) -> String {
    "GET /?\(address.query() ?? "") HTTP/1.1\r\nHost: 127.0.0.1:\(address.port ?? 0)\r\n"
      + "Connection: close\r\n\r\n"
  }

  @Test func `a head as long as it may be is read, and a longer one refused`() async throws {
    let address = try await look.inspector.start()
    let more = { (count: Int) in
      let head = String(good(address).dropLast()) + "Cookie: "
      return head + String(repeating: "a", count: count - head.utf8.count) + "\r\n\r\n"
    }
    #expect(try await status(of: more(32_768), at: address) == "HTTP/1.1 200 OK")
    #expect(try await status(of: more(32_769), at: address).hasPrefix("HTTP/1.1 431 "))
    let line = "GET /" + String(repeating: "a", count: 65_536)
    #expect(try await status(of: line, at: address).hasPrefix("HTTP/1.1 431 "))
    await look.inspector.stop()
  }

  @Test func `lines without an end do not keep others out`() async throws {
    let address = try await look.inspector.start()
    let headers = (0..<20_000).map { "X-\($0): yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy\r\n" }
    for start in ["GET /", "GET / HTTP/1.1\r\nX: ", "GET / HTTP/1.1\r\n" + headers.joined()] {
      let caller = try await RawCaller(address)
      try await caller.say(start)
      do {
        for _ in 0..<16 { try await caller.say(String(repeating: "a", count: 65_536)) }
      } catch {
        // It was hung up on, as it should be.
      }
    }
    #expect(try await status(of: good(address), at: address) == "HTTP/1.1 200 OK")
    await look.inspector.stop()
  }

  @Test func `half requests end those that came before them, and nobody else`() async throws {
    let address = try await look.inspector.start()
    let page = try await RawCaller.page(at: address)
    _ = await page.answer(until: "timeline")
    let first = try await RawCaller(address)
    try await first.say("GET / HTTP/1.1\r\nHo")
    var others: [RawCaller] = []
    for _ in 0..<Visits.strangers {
      others.append(try await RawCaller(address))
      try await others.last?.say("GET / HTTP/1.1\r\nHo")
    }
    #expect(await first.answer() == "", "it is hung up on")
    #expect(try await status(of: good(address), at: address) == "HTTP/1.1 200 OK")
    try await page.say(RawCaller.frame(#"{"preview":{"link":"shop://nowhere"}}"#))
    #expect(await page.answer(until: "shop://nowhere").contains("preview"))
    await look.inspector.stop()
  }

  @Test(arguments: ["", "GET /", "GET / HTTP/1.1\r\nHost", "\0\u{1}", "GET / SPDY/3"])
  func `what is no request`(text: String) async throws {
    let address = try await look.inspector.start()
    #expect(try await status(of: text + "\r\n\r\n", at: address) == "HTTP/1.1 400 Bad Request")
    await look.inspector.stop()
  }

  @Test(arguments: [Allowance.longestMessage + 1, Int.max])
  func `how long a message is counts before it is read`(length: Int) async throws {
    let address = try await look.inspector.start()
    let page = try await RawCaller.page(at: address)
    try await page.say(RawCaller.frame("", length: length))
    #expect(await page.answer().contains("A message of \(length) bytes is too long"))
    await look.inspector.stop()
  }

  @Test func `pieces of a message count together`() async throws {
    let address = try await look.inspector.start()
    let page = try await RawCaller.page(at: address)
    try await page.say(RawCaller.frame("aaaa", first: 0x01))
    try await page.say(RawCaller.frame("", first: 0x80, length: Allowance.longestMessage - 3))
    #expect(await page.answer().contains("is too long"))
    await look.inspector.stop()
  }

  @Test func `a message in pieces, with a ping between, is heard`() async throws {
    let address = try await look.inspector.start()
    let page = try await RawCaller.page(at: address)
    _ = await page.answer(until: "timeline")
    try await page.say(RawCaller.frame(#"{"preview":{"link":"#, first: 0x01))
    try await page.say(RawCaller.frame("are you there", first: 0x89))
    try await page.say(RawCaller.frame(#""shop://nowhere"}}"#, first: 0x80))
    let answer = await page.answer(until: "shop://nowhere")
    #expect(answer.contains("are you there") && answer.contains("preview"))
    await look.inspector.stop()
  }

  @Test(arguments: [0xC1, 0x83, 0x80, 0x09] as [UInt8])
  func `what is no frame ends the connection`(first: UInt8) async throws {
    let address = try await look.inspector.start()
    let page = try await RawCaller.page(at: address)
    try await page.say(RawCaller.frame("{}", first: first))
    _ = await page.answer()
    #expect(try await status(of: good(address), at: address) == "HTTP/1.1 200 OK")
    await look.inspector.stop()
  }

  /// Each export is some hundred kilobytes, so that what the system holds for both is soon full.
  @Test func `a page that reads nothing is not heard, and let go`() async throws {
    for number in 0..<400 { look.navigator.show(.product(id: number)) }
    let (departures, door) = AsyncStream<Void>.makeStream()
    let lobby = Lobby(enter: { look.inspector.makeGuest() }, leave: { _ in door.finish() })
    let server = try await Server.start(
      port: 0, reach: .thisComputer, lobby: lobby, patience: .milliseconds(300))
    let page = try await RawCaller.page(at: server.address)
    do {
      for _ in 0..<80 {
        try await page.say(RawCaller.frame(#"{"export":{}}"#))
        try await page.say(RawCaller.frame(#"{"gesture":{"name":"swipe","phase":"begin"}}"#))
      }
    } catch {
      // It was let go before it had asked for all.
    }
    for await _ in departures {}
    #expect(look.phone.deeds.count < 80, "what it asked for in vain was not done")
    await server.stop()
  }

  @Test func `it stops while a page looks on, and others ask`() async throws {
    let address = try await look.inspector.start()
    let page = try await RawCaller.page(at: address)
    _ = await page.answer(until: "timeline")
    let stranger = try await RawCaller(address)
    try await stranger.say("GET /")
    await look.inspector.stop()
    _ = await page.answer()
    #expect(await stranger.answer() == "")
  }
}
#endif
