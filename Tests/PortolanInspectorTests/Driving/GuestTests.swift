#if DEBUG && Inspector
import TestSupport
import Testing

@testable import PortolanInspector

@MainActor
@Suite(
  "The inspector accepts only a page that first sends a hello of the same version, within limits")
struct GuestTests {
  private let look = TestLook()

  private func refusal(of messages: String...) async -> String? {
    let guest = look.inspector.makeGuest()
    for message in messages where !guest.hear(message) {
      let told = await guest.outbox.all()
      #expect(await guest.outbox.next() == nil, "the connection ends")
      guard case .refused(let reason)? = told.last else { return nil }
      return reason
    }
    return nil
  }

  @Test func `hello is answered with all that a page needs`() async {
    let greeting = await look.page().greeting
    guard greeting.count == 4, case .welcome(1, let app) = greeting[0],
      case .drawing(let screen) = greeting[1], case .tree = greeting[2],
      case .timeline([], true) = greeting[3]
    else {
      Issue.record("\(greeting)")
      return
    }
    #expect(app.name == "Shop" && app.medium == "model of the app's screen" && !app.isOpen)
    #expect(app.actions.map(\.name) == ["Sign In", "Relaunch"])
    #expect(app.schemes == ["shop://"] && app.paths.contains("products/{id}"))
    #expect(app.modules.flatMap(\.screens).map(\.number) == Array(ShopMap().samples.indices))
    #expect(screen == look.phone.drawing)
  }

  @Test(arguments: [0, 2, -1]) func `another version`(version: Int) async {
    let reason = await refusal(of: #"{"hello":{"version":\#(version)}}"#)
    #expect(reason?.contains("version \(version)") == true)
    #expect(reason?.contains("Load the page again") == true)
  }

  @Test func `something else before hello`() async {
    #expect(await refusal(of: #"{"back":{}}"#)?.contains("hello") == true)
  }

  @Test(arguments: ["", "{}", "hello", #"{"jump":{}}"#, #"{"tap":{}}"#, "[1]", "null"])
  func `no message at all`(text: String) async {
    #expect(await refusal(of: #"{"hello":{"version":1}}"#, text)?.contains("version 1") == true)
  }

  @Test func `a message that is too long`() async {
    let long = #"{"open":{"link":""# + String(repeating: "a", count: Allowance.longestMessage)
    let reason = await refusal(of: #"{"hello":{"version":1}}"#, long)
    #expect(reason?.contains("too long") == true)
  }

  @Test func `a flood`() async {
    let guest = look.inspector.makeGuest()
    var isIn = guest.hear(#"{"hello":{"version":1}}"#)
    for _ in 0..<20 * Allowance.burst where isIn { isIn = guest.hear(#"{"back":{}}"#) }
    #expect(!isIn)
    let told = await guest.outbox.all()
    #expect(
      told.contains {
        if case .refused(let reason) = $0 { reason.contains("Too many") } else { false }
      })
  }
}
#endif
