import TestSupport
import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor
@Suite("The newest request of code is shown, and no request waits for an earlier main-actor turn")
struct RowTests {
  @Test func `a tap is shown at once while a slow guard is asked, and the older one ends`()
    async throws
  {
    let ward = try await WardShift(showing: .left)
    let (slow, gate) = await ward.showSlowly(.bed)
    let tap = ward.navigator.show(.refuge)
    #expect(ward.picture.hasSuffix("⇧ sheet (refuge)"))
    #expect(await ward.ending(slow) == ward.superseded(by: tap))
    gate.open()
    await settle()
    #expect(!ward.picture.contains("bed") && ward.failures.isEmpty)
  }

  @Test func `what was asked for in one turn goes in order`() async throws {
    let ward = try await WardShift(showing: .left)
    let gate = ward.gate(.bed)
    let requests = [Ward.bed, .refuge].map { ward.navigator.show($0) }
    await eventually { gate.isAwaited }
    #expect(requests.allSatisfy { $0.outcome == nil } && !ward.picture.contains("refuge"))
    gate.open()
    for (request, route) in zip(requests, [Ward.bed, .refuge]) {
      #expect(await ward.ending(request) == .success(route))
    }
  }

  @Test func `the older ends when a later one begins, and does not come back when that fails`()
    async throws
  {
    let ward = try await WardShift(showing: .left)
    let (older, first) = await ward.showSlowly(.bed)
    let (newer, second) = await ward.showSlowly(.visit)
    #expect(await ward.ending(older) == ward.superseded(by: newer))
    first.open()
    ward.keeper.verdicts[.visit] = .deny("no visitors")
    second.open()
    #expect(await ward.ending(newer) != .success(.visit))
    #expect(ward.picture == "hall[*(left) | right…]")
    await eventually { ward.failures.count == 1 }
  }

  @Test func `a screen is not asked whether it may go for one that a later one has ended`()
    async throws
  {
    let ward = try await WardShift(showing: .left, .refuge)
    var asked = 0
    let refuge = try #require(ward.navigator.tree.visiblePath.last)
    let context = try #require(ScreenContext<Ward>(node: refuge, in: ward.navigator.scene))
    context.askBeforeLeaving {
      asked += 1
      return .leave
    }
    let (older, first) = await ward.showSlowly(.visit)
    let (newer, second) = await ward.showSlowly(.bed)
    first.open()
    #expect(await ward.ending(older) == ward.superseded(by: newer))
    #expect(asked == 0)
    second.open()
    #expect(await ward.ending(newer) == .success(.bed))
    #expect(asked == 1)
  }

  @Test func `a guard that the tree needs no longer holds nobody up`() async throws {
    let ward = try await WardShift(showing: .left, .right)
    let gate = ward.gate(.bed)
    let request = ward.navigator.show(.shelf)
    await eventually { gate.isAwaited }
    let left = try #require(ward.navigator.tree.node(of: Ward.left))
    let context = try #require(ScreenContext<Ward>(node: left, in: ward.navigator.scene))
    context.push(.shelf)
    #expect(await ward.ending(request) == .success(.shelf))
    #expect(ward.picture == "hall[*(left › shelf) | (right)]")
    gate.open()
  }

  @Test
  func `what starts in front and waits for its turn ends too, though it would do nothing yet`()
    async throws
  {
    let ward = try await WardShift(showing: .left)
    let gate = ward.gate(.bed)
    ward.navigator.show(.bed)
    let leaving = ward.navigator.popToRoot()
    await eventually { gate.isAwaited }
    let newer = ward.navigator.push(.porch)
    #expect(await ward.ending(newer) == .success(.porch))
    #expect(await ward.ending(leaving) == ward.superseded(by: newer))
    #expect(ward.picture == "hall[*(left › porch) | right…]")
    gate.open()
  }

  @Test func `what is not in front ends nobody, and waits for nobody`() async throws {
    let ward = try await WardShift(showing: .right)
    try await ward.navigator.push(.porch).arrival()
    let porch = try #require(ward.navigator.tree.visiblePath.last)
    let behind = try #require(ScreenContext<Ward>(node: porch, in: ward.navigator.scene))
    let answer = Gate()
    behind.askBeforeLeaving {
      await answer.wait()
      return .leave
    }
    try await ward.navigator.navigate(to: .left)
    let (older, gate) = await ward.showSlowly(.bed)
    let closing = ward.navigator.scene.submit(.close(.node(porch)), site: CallSite(named: "test"))
    await eventually { answer.isAwaited }
    #expect(older.outcome == nil)
    let (later, visit) = await ward.showSlowly(.visit)
    #expect(older.outcome != nil && closing.outcome == nil)
    answer.open()
    #expect(await ward.ending(closing) != nil)
    #expect(ward.picture == "hall[*(left) | (right)]" && later.outcome == nil)
    gate.open()
    visit.open()
    #expect(await ward.ending(later) == .success(.visit))
  }

  @Test func `a path that is set in another tab is shown, and counts`() async throws {
    let ward = try await WardShift(showing: .right, .left)
    let (slow, _) = await ward.showSlowly(.bed)
    let message = ward.navigator.stack(.right).append(.porch)
    #expect(ward.picture == "hall[(left) | *(right › porch)]")
    #expect(await ward.ending(slow) == ward.superseded(by: message))
  }

  @Test func `what asks for the screen in front ends what was asked for before`() async throws {
    let ward = try await WardShift(showing: .right, .left)
    let (slow, _) = await ward.showSlowly(.bed)
    let stay = ward.navigator.show(.left)
    #expect(await ward.ending(slow) == ward.superseded(by: stay))
    let (second, gate) = await ward.showSlowly(.bed)
    ward.navigator.update(.left)
    gate.open()
    #expect(await ward.ending(second) == .success(.bed))
  }

  @Test func `a push that asks was meant for the screen that was in front`() async throws {
    let ward = try await WardShift(showing: .left)
    let gate = ward.gate(.bed)
    let push = ward.navigator.push(.bed)
    await eventually { gate.isAwaited }
    let tab = ward.navigator.show(.right)
    #expect(await ward.ending(tab) == .success(.right))
    #expect(await ward.ending(push) == ward.superseded(by: tab))
    gate.open()
  }

  @Test func `it is bound when it has its turn: behind another push it goes onto that`()
    async throws
  {
    let ward = try await WardShift(showing: .left)
    let gate = ward.gate(.bed)
    ward.navigator.push(.bed)
    let second = ward.navigator.push(.shelf)
    await eventually { gate.isAwaited }
    gate.open()
    #expect(await ward.ending(second) == .success(.shelf))
    #expect(ward.picture.contains("left › bed › shelf"))
  }

  @Test func `it ends with its screen also when what took that ends nobody`() async throws {
    let ward = try await WardShift(showing: .left, .bed)
    let gate = ward.gate(.visit)
    let push = ward.navigator.push(.visit)
    await eventually { gate.isAwaited }
    ward.keeper.verdicts[.bed] = .deny("closed")
    ward.keeper.gates = [:]
    let revalidation = Task { await ward.navigator.revalidate() }
    await revalidation.value
    gate.open()
    #expect(await ward.ending(push) == ward.superseded(by: nil))
    #expect(!ward.picture.contains("visit"))
  }

  @Test func `in turn, it waits for all before it and is not superseded`() async throws {
    let ward = try await WardShift(showing: .left)
    let (slow, _) = await ward.showSlowly(.bed)
    let inTurn = ward.navigator.show(.visit, options: .enqueued)
    await settle()
    #expect(inTurn.outcome == nil && slow.outcome == nil)
    let newest = ward.navigator.show(.refuge)
    #expect(await ward.ending(slow) == ward.superseded(by: newest))
    #expect(await ward.ending(inTurn) == .success(.visit))
  }

  @Test func `in turn and asked, it is not superseded either`() async throws {
    let ward = try await WardShift(showing: .left)
    let (inTurn, gate) = await ward.showSlowly(.bed, options: .enqueued)
    ward.navigator.show(.refuge)
    #expect(ward.picture.contains("refuge") && inTurn.outcome == nil)
    gate.open()
    #expect(await ward.ending(inTurn) == .success(.bed))
  }

  @Test func `it waits for no link`() async throws {
    let ward = try await WardShift(showing: .left)
    let gate = ward.gate(.bed)
    let link = ward.link(.bed)
    await eventually { gate.isAwaited }
    let inTurn = ward.navigator.show(.refuge, options: .enqueued)
    #expect(await ward.ending(inTurn) == .success(.refuge))
    gate.open()
    #expect(await ward.ending(link) == .success(.bed))
  }

  @Test func `two thousand that wait in turn come in order`() async throws {
    let ward = try await WardShift(showing: .left)
    let (slow, gate) = await ward.showSlowly(.bed)
    var waiting: [NavigationRequest] = []
    for number in 0..<2_000 {
      waiting.append(
        ward.navigator.show(number.isMultiple(of: 2) ? .porch : .right, options: .enqueued))
      if number.isMultiple(of: 100) { await settle() }
    }
    #expect(waiting.allSatisfy { $0.outcome == nil })
    gate.open()
    _ = await ward.ending(try #require(waiting.last))
    #expect(await ward.ending(slow) != nil)
    #expect(waiting.allSatisfy { $0.outcome != nil } && ward.picture.contains("*(right)"))
  }

  @Test func `replacing ends all before it at once, but links`() async throws {
    let ward = try await WardShift(showing: .left)
    let (slow, gate) = await ward.showSlowly(.bed)
    let link = ward.link(.shelf)
    let newest = ward.navigator.show(.visit, options: .replacing)
    #expect(slow.outcome != nil)
    #expect(await ward.ending(slow) == ward.superseded(by: newest))
    gate.open()
    #expect(await ward.ending(link) == .success(.shelf))
  }

  @Test func `ten impatient taps: what was last asked for is seen, and nothing has failed`()
    async throws
  {
    let ward = try await WardShift(showing: .left)
    let (first, gate) = await ward.showSlowly(.bed)
    for _ in 0..<9 {
      #expect(ward.navigator.show(.bed) === first)
      await settle()
    }
    let visit = ward.gate(.visit)
    var taps: [NavigationRequest] = []
    for place in 0..<10 {
      taps.append(ward.navigator.show(place.isMultiple(of: 2) ? .visit : .bed))
      await settle()
    }
    visit.open()
    gate.open()
    #expect(await ward.ending(taps[9]) == .success(.bed))
    #expect(taps.allSatisfy { $0.outcome != nil } && first.outcome != nil)
    #expect(ward.failures.isEmpty)
  }

  @Test func `a path that is parked is not part of the next one`() async throws {
    let ward = try await WardShift(showing: .left)
    ward.keeper.verdicts[.bed] = .wait
    let stack = ward.navigator.stack(.left)
    stack.path = [.bed]
    await eventually { ward.navigator.scene.parked.count == 1 }
    let request = stack.append(.porch)
    #expect(await ward.ending(request) == .success(.porch))
    #expect(stack.path == [.porch])
  }

  @Test func `the path of a stack is what was last asked for it`() async throws {
    let ward = try await WardShift(showing: .left)
    let gate = ward.gate(.bed)
    let stack = ward.navigator.stack(.left)
    stack.path = [.porch, .bed]
    await eventually { gate.isAwaited }
    stack.path = [.bed, .porch]
    await settle()
    #expect(stack.path == [.bed, .porch])
    gate.open()
    await eventually { !ward.navigator.scene.isBusy }
    #expect(ward.picture.contains("left › bed › porch"))
  }
}
