#if DEBUG && Inspector
import Portolan
import PortolanTesting
import TestSupport
import Testing

@testable import PortolanInspector

/// An app without a screen: it tells what was done to it.
@MainActor final class TestPhone: InspectedApp {
  struct Refusal: Error, CustomStringConvertible {
    let description = "nothing is there"
  }

  let name = "Shop"
  let medium = "model of the app's screen"
  var drawing = Drawing(width: 390, height: 844)
  var deeds: [String] = []
  var refuses = false

  var actions: [InspectedAction] {
    [
      InspectedAction("Sign In", inputs: ["Name"]) { [weak self] in try self?.act($0[0]) },
      InspectedAction("Relaunch") { [weak self] _ in try self?.act("relaunch") },
    ]
  }

  func showAlone(_ subject: AnyRoute, in scene: SceneNavigator) { deeds.append("alone \(subject)") }
  func showItself() { deeds.append("itself") }
  func tap(_ element: String) throws { try act("tap \(element)") }
  func type(_ text: String, into element: String) throws { try act("type \(text) \(element)") }
  func begin(_ gesture: Drawing.Gesture) -> Bool {
    deeds.append("begin \(gesture)")
    return true
  }
  func finish(_ gesture: Drawing.Gesture) { deeds.append("finish \(gesture)") }
  func cancel(_ gesture: Drawing.Gesture) { deeds.append("cancel \(gesture)") }

  private func act(_ deed: String) throws {
    if refuses { throw Refusal() }
    deeds.append(deed)
  }
}

/// An inspector of an app of the shop, and a page that looks on.
@MainActor final class TestLook {
  let phone = TestPhone()
  let session = Session()
  let inspector: Inspector
  let navigator: Navigator<Shop>

  init() {
    inspector = Inspector(phone)
    navigator = Navigator(
      ShopMap(), guards: ShopGuards(session: session), links: ShopLinks.table, clock: TestClock())
    inspector.inspect(navigator.scene)
  }

  /// A page that has said hello, and what it was told at first.
  func page() async -> (guest: Guest, greeting: [ServerMessage]) {
    let guest = inspector.makeGuest()
    #expect(guest.hear(#"{"hello":{"version":1}}"#))
    return (guest, await guest.outbox.all())
  }
}

extension Outbox {
  /// What waits, without waiting for more.
  func all() async -> [ServerMessage] {
    // What is told once a turn has ended is told by then.
    for _ in 0..<20 { await Task.yield() }
    var messages: [ServerMessage] = []
    while !isEmpty, let message = await next() { messages.append(message) }
    return messages
  }
}
#endif
