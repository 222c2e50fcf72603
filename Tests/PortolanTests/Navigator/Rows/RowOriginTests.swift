import Foundation
import PortolanTesting
import TestSupport
import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor
@Suite("Links, gestures, detours and restorations have a defined order among the requests of code")
struct RowOriginTests {
  @Test func `back, which asks a person, gives way to a link`() async throws {
    let shopping = try await Shopping.showing(.product(id: 1), host: RecordingHost())
    let reluctance = try Reluctance(of: .product(id: 1), in: shopping)
    let gate = Gate()
    reluctance.gate = gate
    let back = shopping.navigator.back()
    await eventually { gate.isAwaited }
    let link = shopping.navigator.open(try #require(URL(string: "shop://sign-in")))
    #expect(shopping.picture.hasSuffix("⇧ sheet (signIn)"))
    #expect(Outcome(back) == .superseded(by: link))
    gate.open()
    await eventually { reluctance.cancelled == 1 }
    #expect(shopping.failures.isEmpty)
  }

  @Test(arguments: [true, false])
  func `a swipe ends what was asked for before it`(isTold: Bool) async throws {
    let ward = try await WardShift(showing: .left, .bed)
    let (slow, gate) = await ward.showSlowly(.visit)
    if isTold { ward.move { $0.swipeBack() } } else { ward.host.screen.swipeBack() }
    #expect((slow.outcome != nil) == isTold)
    gate.open()
    #expect(await ward.ending(slow) == ward.superseded(by: nil))
    #expect(ward.picture == "hall[*(left) | right…]" && ward.failures.isEmpty)
  }

  @Test func `a layer of other code moves nobody`() async throws {
    let ward = try await WardShift(showing: .left)
    let push = ward.gate(.bed)
    let request = ward.navigator.push(.bed)
    await eventually { push.isAwaited }
    let alert = NSObject()
    ward.move { $0.present(ForeignID(alert)) }
    #expect(request.outcome == nil)
    ward.move { $0.remove(ForeignID(alert)) }
    push.open()
    #expect(await ward.ending(request) == .success(.bed))
  }

  @Test func `a split that gets another size moves nobody`() async throws {
    let keeper = HouseKeeper()
    let host = RecordingHost()
    let navigator = Navigator(HouseMap(), guards: keeper, clock: TestClock())
    navigator.scene.attach(host)
    try await navigator.navigate(to: .letter)
    let gate = Gate()
    keeper.gate = gate
    let request = navigator.show(.guest)
    await eventually { gate.isAwaited }
    let post = try #require(navigator.tree.visiblePath.dropLast().last)
    host.screen.collapse(post, true)
    navigator.scene.screenDidChange()
    #expect(navigator.tree.picture.contains("post{") && request.outcome == nil)
    gate.open()
    await eventually { request.outcome != nil }
    #expect(navigator.tree.picture.contains("guest"))
  }

  @Test(arguments: [true, false])
  func `a detour shares the fate of what asked for it, until it is shown`(isTap: Bool)
    async throws
  {
    let ward = try await WardShift(showing: .right, .left)
    ward.keeper.verdicts[.bed] = .detour(to: .visit)
    let gate = ward.gate(.visit)
    let request = ward.navigator.show(.bed)
    await eventually { gate.isAwaited }
    var newer: NavigationRequest?
    if isTap {
      let hall = try #require(ward.navigator.tree.visiblePath.first)
      ward.move { $0.select(1, of: hall) }
    } else {
      newer = ward.navigator.show(.refuge)
    }
    #expect(await ward.ending(request) == ward.superseded(by: newer))
    #expect(ward.navigator.scene.parked.count == 0)
    gate.open()
    await settle()
    #expect(!ward.picture.contains("visit") && ward.failures.isEmpty)
  }

  @Test func `once a detour is shown, what waits for it is not superseded`() async throws {
    let ward = try await WardShift(showing: .left)
    ward.keeper.verdicts[.bed] = .detour(to: .refuge)
    let request = ward.navigator.show(.bed)
    await eventually { ward.picture.contains("refuge") }
    let visit = ward.navigator.show(.visit)
    #expect(await ward.ending(visit) == .success(.visit))
    #expect(request.outcome == nil)
    ward.keeper.verdicts = [:]
    ward.navigator.dismissAll()
    #expect(await ward.ending(request) == .success(.bed))
  }

  @Test func `a link that may be shown waits for none of another turn, and ends none`() async throws
  {
    let ward = try await WardShift(showing: .left)
    let gate = ward.gate(.bed)
    let first = ward.link(.bed)
    await eventually { gate.isAwaited }
    let second = ward.link(.refuge)
    #expect(await ward.ending(second) == .success(.refuge))
    #expect(first.outcome == nil)
    await eventually { gate.isAwaited }
    gate.open()
    #expect(await ward.ending(first) == .success(.bed))
  }

  @Test func `links that may be shown go in order`() async throws {
    let ward = try await WardShift(showing: .left)
    ward.host.isTransitioning = true
    let links = [Ward.bed, .porch, .right].map { ward.link($0) }
    ward.host.isTransitioning = false
    ward.navigator.scene.screenDidChange()
    for link in links { _ = await ward.ending(link) }
    #expect(ward.picture == "hall[left… | *(right)]")
  }

  @Test func `links of one turn are followed in order`() async throws {
    let ward = try await WardShift(showing: .left)
    let gate = ward.gate(.bed)
    let links = [Ward.bed, .refuge].map { ward.link($0) }
    await eventually { gate.isAwaited }
    gate.open()
    #expect(await ward.ending(links[0]) == .success(.bed))
    #expect(await ward.ending(links[1]) == .success(.refuge))
  }

  @Test func `code waits for no link of an earlier turn`() async throws {
    let ward = try await WardShift(showing: .left)
    let gate = ward.gate(.bed)
    let link = ward.link(.bed)
    await eventually { gate.isAwaited }
    let code = ward.navigator.show(.refuge)
    #expect(await ward.ending(code) == .success(.refuge))
    gate.open()
    #expect(await ward.ending(link) == .success(.bed))
  }

  @Test func `a link ends older code when it may be shown, and not before`() async throws {
    let ward = try await WardShift(showing: .left)
    let (older, _) = await ward.showSlowly(.visit)
    let gate = ward.gate(.bed)
    let link = ward.link(.bed)
    await eventually { gate.isAwaited }
    #expect(older.outcome == nil)
    gate.open()
    #expect(await ward.ending(link) == .success(.bed))
    #expect(await ward.ending(older) == ward.superseded(by: link))
  }

  @Test func `code supersedes no link, which comes when it may`() async throws {
    let ward = try await WardShift(showing: .left)
    let gate = ward.gate(.bed)
    let link = ward.link(.bed)
    await eventually { gate.isAwaited }
    let (tap, visit) = await ward.showSlowly(.visit)
    gate.open()
    #expect(await ward.ending(link) == .success(.bed))
    visit.open()
    #expect(await ward.ending(tap) == .success(.visit))
  }

  @Test func `links that were held back are released in order`() async throws {
    let ward = try await WardShift(showing: .left)
    ward.navigator.scene.holdsLinks = true
    let links = [Ward.porch, .bed].map { ward.link($0) }
    await settle()
    #expect(ward.navigator.scene.parked.count >= 1)
    ward.navigator.scene.holdsLinks = false
    for link in links { _ = await ward.ending(link) }
    #expect(await ward.ending(links[1]) == .success(.bed))
    #expect(await ward.ending(links[0]) == .success(.porch))
  }

  @Test func `a scene that comes back takes the place of what the splash asks for`() async throws {
    let saved = try await WardShift(showing: .left, .bed).navigator.scene.save()
    let ward = try await WardShift(showing: .porch)
    let (main, gate) = await ward.showSlowly(.right)
    let restoration = ward.navigator.scene.restore(saved)
    #expect(await ward.ending(restoration) == .success(.bed))
    #expect(await ward.ending(main) == ward.superseded(by: restoration))
    gate.open()
    await settle()
    #expect(ward.picture == "hall[*(left › bed) | right…]")
  }

  @Test func `what is asked for meanwhile comes when the restored scene is on screen`()
    async throws
  {
    let saved = try await WardShift(showing: .left, .bed).navigator.scene.save()
    let ward = try await WardShift(showing: .porch)
    let gate = ward.gate(.bed)
    let restoration = ward.navigator.scene.restore(saved)
    await eventually { gate.isAwaited }
    let tap = ward.navigator.show(.refuge)
    #expect(tap.outcome == nil && ward.picture == "porch")
    ward.host.isTransitioning = true
    gate.open()
    await eventually { ward.picture.contains("bed") }
    #expect(tap.outcome == nil && !ward.picture.contains("refuge"))
    ward.host.isTransitioning = false
    ward.navigator.scene.screenDidChange()
    #expect(await ward.ending(restoration) == .success(.bed))
    #expect(await ward.ending(tap) == .success(.refuge))
  }

  @Test func `replacing goes before it`() async throws {
    let saved = try await WardShift(showing: .left, .bed).navigator.scene.save()
    let ward = try await WardShift(showing: .porch)
    let gate = ward.gate(.bed)
    let restoration = ward.navigator.scene.restore(saved)
    await eventually { gate.isAwaited }
    let newer = ward.navigator.show(.refuge, options: .replacing)
    #expect(await ward.ending(restoration) == ward.superseded(by: newer))
    #expect(await ward.ending(newer) == .success(.refuge))
  }

  @Test func `what a guard asks for itself comes behind what it guards`() async throws {
    let shopping = try await Shopping.showing(.main)
    shopping.keeper.club = {
      shopping.navigator.show(.bag)
      return .allow
    }
    let request = shopping.navigator.show(.club)
    #expect(await shopping.outcome(of: request) == .arrived(.club))
    await eventually { shopping.picture.hasSuffix("⇧ sheet (bag)") }
  }

  @Test func `what was parked is older than what a person asks for meanwhile`() async throws {
    let ward = try await WardShift(showing: .left)
    ward.keeper.verdicts[.bed] = .wait
    let parked = ward.navigator.show(.bed)
    await eventually { ward.navigator.scene.parked.count == 1 }
    ward.keeper.verdicts = [:]
    let (tap, gate) = await ward.showSlowly(.visit)
    ward.navigator.scene.resumeParked()
    #expect(await ward.ending(parked) == ward.superseded(by: tap))
    gate.open()
    #expect(await ward.ending(tap) == .success(.visit))
    #expect(!ward.picture.contains("bed"))
  }
}
