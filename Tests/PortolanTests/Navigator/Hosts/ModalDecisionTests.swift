import Foundation
import PortolanTesting
import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor @Suite("The app decides whether a foreign modal stays, closes or makes requests wait")
struct ModalDecisionTests {
  private let products = #"main[*(products) | search("")… | account…]"#
  private let pushed = #"main[*(products › product(1)) | search("")… | account…]"#

  @MainActor private final class Front {
    let host = RecordingHost()
    let shopping: Shopping
    private let object = Modal()
    var id: ForeignID { ForeignID(object) }

    init(_ modal: RecordedModal) async throws {
      shopping = try await Shopping.showing(.products, host: host)
      host.modals[id] = modal
      host.screen.present(id)
      shopping.scene.screenDidChange()
    }

    var picture: String { shopping.picture }

    func becomes(_ modal: RecordedModal) {
      host.modals[id] = modal
      shopping.scene.screenDidChange()
    }

    func goes() {
      host.screen.remove(id)
      shopping.scene.screenDidChange()
    }
  }

  private final class Modal {}

  @Test func `an alert stays over what code does, and an arrival says so`() async throws {
    let front = try await Front(RecordedModal(isAlert: true))
    let arrival = try await front.shopping.navigator.push(.product(id: 1)).arrival()
    #expect(arrival.isCovered && arrival.route == AnyRoute(Shop.product(id: 1)))
    #expect(front.picture == "\(pushed) ⇧ foreign (?)")
    let back = try await front.shopping.navigator.back().arrival()
    #expect(back.route == AnyRoute(Shop.products) && back.isCovered)
    #expect(front.picture == "\(products) ⇧ foreign (?)" && front.host.faults.isEmpty)
  }

  @Test func `it closes for a link, and for a layer of ours`() async throws {
    let front = try await Front(RecordedModal(isAlert: true))
    try await front.shopping.navigator.navigate(to: .bag)
    #expect(front.picture == "\(products) ⇧ sheet (bag)")
    let other = try await Front(RecordedModal(isAlert: true))
    let link = other.shopping.scene.open(try #require(URL(string: "shop://products/1")))
    _ = try await link.arrival()
    #expect(other.picture == pushed)
  }

  @Test func `a request waits while it says so, and goes on when it does not`() async throws {
    for goes in [true, false] {
      let front = try await Front(RecordedModal(isModal: true))
      let push = front.shopping.navigator.push(.product(id: 1))
      await eventually { !front.shopping.scene.traffic.askings.ofScreens.isEmpty }
      #expect(push.outcome == nil)
      if goes { front.goes() } else { front.becomes(RecordedModal()) }
      _ = try await push.arrival()
      #expect(front.picture == pushed)
    }
  }

  @Test func `a request waits no longer when the host goes`() async throws {
    let front = try await Front(RecordedModal(isModal: true))
    let push = front.shopping.navigator.push(.product(id: 1))
    await eventually { !front.shopping.scene.traffic.askings.ofScreens.isEmpty }
    front.shopping.scene.detach(front.host)
    _ = try await push.arrival()
    #expect(front.picture == pushed)
  }

  @Test func `the wait ends with the modal's name, and no screen is blamed`() async throws {
    let front = try await Front(RecordedModal(.wait))
    let push = front.shopping.navigator.push(.product(id: 1))
    await eventually { !front.shopping.scene.traffic.askings.ofScreens.isEmpty }
    await front.shopping.clock.advance(by: front.shopping.scene.parkingLimit)
    await eventually { push.outcome != nil }
    #expect(front.shopping.stays.map(\.text) == ["Modal"])
    #expect(front.shopping.diagnostics() == [])
  }

  @Test func `kept, it stays for links too, and what cannot be shown beneath fails alone`()
    async throws
  {
    let front = try await Front(RecordedModal(.keep))
    let bag = front.shopping.navigator.show(.bag)
    await eventually { bag.outcome != nil }
    #expect(front.shopping.stays.map(\.text) == ["Modal"])
    let link = front.shopping.scene.open(try #require(URL(string: "shop://products/1")))
    #expect(try await link.arrival().isCovered)
    #expect(front.picture == "\(pushed) ⇧ foreign (?)")
  }

  @Test func `nobody is asked when the part goes or a guard evicts`() async throws {
    let front = try await Front(RecordedModal(.keep))
    try await front.shopping.navigator.navigate(to: .splash)
    #expect(front.picture == "splash")
    let other = try await Front(RecordedModal(.wait))
    other.shopping.scene.feed(
      .requested(
        Signal.Submission(
          intent: .evict([try other.shopping.node(.main)], instead: AnyRoute(Shop.splash)),
          site: .library)))
    await eventually { other.picture == "splash" }
  }

  @Test func `a reading keeps it in a log`() async throws {
    let front = try await Front(RecordedModal(isAlert: true))
    let reading = try #require(front.host.reading())
    #expect(reading.others[front.id]?.manner == .staysForCode)
    let data = try JSONEncoder().encode(reading)
    #expect(try JSONDecoder().decode(ScreenReading.self, from: data) == reading)
  }
}
