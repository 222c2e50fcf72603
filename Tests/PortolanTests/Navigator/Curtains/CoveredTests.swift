import PortolanTesting
import TestSupport
import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor
@Suite(
  "Requests beneath a curtain continue, but questions to the user wait until the curtain closes")
struct CoveredTests {
  @Test func `a request arrives as usual and says that it is covered`() async throws {
    let bank = try await StrongroomShift(showing: .main)
    #expect(try await !bank.navigator.navigate(to: .accounts).isCovered)
    bank.navigator.show(.lock)
    #expect(try await bank.navigator.navigate(to: .transfer).isCovered)
    let own = try #require(try bank.context(.lock).navigator)
    #expect(try await !own.navigate(to: .code).isCovered)
    bank.navigator.show(.update)
    #expect(try await own.navigate(to: .hint).isCovered)
    #expect(bank.host.plans.last?.isAnimated == false)
    bank.navigator.close(.lock)
    bank.navigator.close(.update)
    try await bank.navigator.dismissAll().arrival()
    #expect(bank.host.plans.last?.isAnimated == true)
  }

  @Test
  func `a guard without a deadline is asked when the curtain goes, one with a deadline at once`()
    async throws
  {
    let bank = try await StrongroomShift(showing: .main)
    bank.navigator.show(.lock)
    let account = bank.navigator.show(.account(1))
    await settle()
    try await bank.navigator.navigate(to: .cards)
    #expect(bank.keeper.asked == [.session] && account.outcome != nil)
    let later = bank.navigator.show(.account(2))
    await settle()
    bank.clock.pass(.seconds(700))
    await settle()
    #expect(bank.keeper.asked == [.session] && later.outcome == nil)
    bank.navigator.close(.lock)
    #expect(await bank.ending(later) == .success(.account(2)))
    #expect(bank.keeper.asked.last == .person)
  }

  @Test func `no dialog asks before the lock goes`() async throws {
    let bank = try await StrongroomShift(showing: .main)
    try await bank.navigator.navigate(to: .transfer)
    try bank.context(.transfer).askBeforeLeaving { DialogWords("Discard?", cancel: "Keep") }
    bank.navigator.show(.lock)
    let request = bank.navigator.close(.transfer)
    await settle()
    #expect(bank.host.dialog == nil && request.state == .asking)
    bank.navigator.close(.lock)
    await eventually { bank.host.dialog != nil }
    #expect(request.state == .asking)
  }

  @Test func `a person who is asked already is asked once, and has as long as before`()
    async throws
  {
    let bank = try await StrongroomShift(showing: .main)
    let gate = bank.gate(.person)
    let account = bank.navigator.show(.account(1))
    await eventually { gate.isAwaited }
    await bank.pass(.seconds(400))
    bank.navigator.show(.lock)
    await bank.pass(.seconds(700))
    #expect(account.outcome == nil)
    bank.navigator.close(.lock)
    await bank.pass(.seconds(199))
    #expect(account.outcome == nil)
    gate.open()
    #expect(await bank.ending(account) == .success(.account(1)))
    #expect(bank.keeper.asked == [.person])
  }

  @Test func `a guard that shows a prompt of the system is heard, though the lock came with it`()
    async throws
  {
    let bank = try await StrongroomShift(showing: .main)
    let gate = bank.gate(.person)
    let account = bank.navigator.show(.account(1))
    await eventually { gate.isAwaited }
    bank.navigator.show(.update)
    gate.open()
    #expect(await bank.ending(account) == .success(.account(1)))
    bank.navigator.close(.update)
    await settle()
    #expect(bank.keeper.asked == [.person])
  }

  @Test func `what waits for a sign-in beneath has as long as before`() async throws {
    let bank = try await StrongroomShift(showing: .main)
    bank.keeper.verdicts[.session] = .detour(to: .signIn)
    let cards = bank.navigator.show(.cards)
    await eventually { bank.scene.parked.count == 1 }
    await bank.pass(.seconds(400))
    bank.navigator.show(.lock)
    await bank.pass(.seconds(700))
    #expect(cards.outcome == nil && bank.scene.parked[0].timeLeft == .seconds(200))
    bank.navigator.close(.lock)
    await bank.pass(.seconds(199))
    #expect(cards.outcome == nil)
    await bank.clock.advance(by: .seconds(2))
    #expect(await bank.ending(cards) == .failure(.expired))
  }

  @Test func `a screen that wants to be asked no longer is not asked`() async throws {
    let bank = try await StrongroomShift(showing: .main, .account(1))
    var asked = 0
    let context = try bank.context(.account(1))
    context.askBeforeLeaving {
      asked += 1
      return .stay
    }
    bank.navigator.show(.lock)
    let back = bank.navigator.back()
    await settle()
    context.askBeforeLeaving(nil)
    bank.navigator.close(.lock)
    #expect(await bank.ending(back) == .success(.accounts))
    #expect(asked == 0)
  }

  @Test func `a guard that sends to a lock that stands leaves it as it is`() async throws {
    let bank = try await StrongroomShift(showing: .main)
    for route in [Strongroom.lock, .code] { bank.navigator.show(route) }
    bank.keeper.verdicts[.unlocked] = .detour(to: .lock)
    bank.navigator.show(.transfer)
    await eventually { bank.scene.parked.count == 1 }
    #expect(bank.curtains == ["(lock › code)"])
    let asked = bank.events.filter { if case .requested = $0 { true } else { false } }
    #expect(asked.count == 4, "main, lock, code, transfer: nothing asks for the lock again")
  }

  @Test func `what is not covered says so, also as the last thing that it does`() async throws {
    let bank = try await StrongroomShift(showing: .main)
    for route in [Strongroom.lock, .update] { bank.navigator.show(route) }
    #expect(try await !bank.navigator.close(.update).arrival().isCovered)
    bank.navigator.show(.update)
    #expect(try await bank.navigator.close(.lock).arrival().isCovered)
  }

  @Test func `what waits in a curtain ends with it, and is no failure`() async throws {
    let bank = try await StrongroomShift(showing: .main)
    bank.navigator.show(.lock)
    bank.keeper.verdicts[.session] = .wait
    let cards = try #require(try bank.context(.lock).navigator).push(.cards)
    await eventually { bank.host.curtains[0].curtain.parked.count == 1 }
    bank.navigator.close(.lock)
    #expect(await bank.ending(cards) == .failure(.superseded(by: nil)))
    await settle()
    #expect(bank.failures.isEmpty)
  }

  @Test func `a curtain that stays has not proceeded`() async throws {
    let bank = try await StrongroomShift(showing: .main)
    bank.navigator.show(.lock)
    let lock = try bank.context(.lock)
    let answer = Answer()
    bank.navigator.show(.code)
    try bank.context(.code).askBeforeLeaving { answer.verdict }
    let stays = lock.proceed(to: .transfer)
    #expect(
      await bank.ending(stays) == .failure(.stays(screen: AnyRoute(Strongroom.code).label)))
    await settle()
    #expect(bank.picture == "main[*(accounts) | cards…]" && bank.curtains == ["(lock › code)"])
    answer.verdict = .leave
    lock.proceed(to: .transfer)
    await eventually { bank.picture == "main[*(accounts) | cards…] ⇧ sheet (transfer)" }
    #expect(bank.curtains.isEmpty)
  }

  @Test func `a screen that asks before it goes does so when the curtain has gone`() async throws {
    let bank = try await StrongroomShift(showing: .main, .account(1))
    var asked = 0
    try bank.context(.account(1)).askBeforeLeaving {
      asked += 1
      return .leave
    }
    bank.navigator.show(.lock)
    let back = bank.navigator.back()
    await settle()
    #expect(asked == 0 && back.outcome == nil)
    bank.navigator.close(.lock)
    _ = await bank.ending(back)
    #expect(asked == 1 && bank.picture == "main[*(accounts) | cards…]")
  }

  @Test func `its time begins when it is asked`() async throws {
    let bank = try await StrongroomShift(showing: .main)
    _ = bank.gate(.person)
    bank.navigator.show(.lock)
    let account = bank.navigator.show(.account(1))
    await settle()
    bank.clock.pass(.seconds(599))
    bank.navigator.close(.lock)
    await settle()
    bank.clock.pass(.seconds(599))
    await settle()
    #expect(account.outcome == nil)
    await bank.clock.advance(by: .seconds(2))
    #expect(await bank.ending(account) == .failure(.expired))
  }

  @Test func `a guard may send to a curtain first, and goes on when it has gone`() async throws {
    let bank = try await StrongroomShift(showing: .main)
    bank.keeper.verdicts[.unlocked] = .detour(to: .lock)
    let transfer = bank.navigator.show(.transfer)
    await eventually { bank.curtains == ["(lock)"] }
    #expect(transfer.outcome == nil && bank.scene.parked.count == 1)
    bank.keeper.verdicts[.unlocked] = .allow
    bank.navigator.close(.lock)
    #expect(await bank.ending(transfer) == .success(.transfer))
  }

  @Test func `one that stands already serves; not satisfied by it, the guard has refused`()
    async throws
  {
    let bank = try await StrongroomShift(showing: .main)
    bank.keeper.verdicts[.unlocked] = .detour(to: .lock)
    bank.navigator.show(.lock)
    let transfer = bank.navigator.show(.transfer)
    await eventually { bank.scene.parked.count == 1 }
    #expect(bank.curtains == ["(lock)"])
    bank.navigator.close(.lock)
    await eventually { transfer.outcome != nil }
    #expect(transfer.outcome?.error?.diagnostic.code == "NAV030")
    #expect(bank.curtains.isEmpty)
  }

  @Test func `a redirect to a curtain shows it, and the request ends`() async throws {
    let bank = try await StrongroomShift(showing: .main)
    bank.keeper.verdicts[.unlocked] = .redirect(to: .lock)
    let transfer = bank.navigator.show(.transfer)
    await eventually { transfer.outcome != nil }
    #expect(transfer.outcome?.error?.diagnostic.code == "NAV030" && bank.curtains == ["(lock)"])
  }

  @Test func `what is refused goes, and its alternative may be a curtain`() async throws {
    let bank = try await StrongroomShift(showing: .main, .transfer)
    bank.keeper.verdicts[.unlocked] = .redirect(to: .lock)
    await bank.navigator.revalidate()
    #expect(bank.picture == "main[*(accounts) | cards…]" && bank.curtains == ["(lock)"])
  }

  @Test func `a part that ends in a curtain goes on with what waits for it, else with its route`()
    async throws
  {
    let bank = try await StrongroomShift(showing: .main)
    bank.navigator.show(.lock)
    try bank.context(.lock).proceed(to: .account(1))
    await eventually { bank.picture == "main[*(accounts › account(1)) | cards…]" }
    bank.keeper.verdicts[.unlocked] = .detour(to: .lock)
    let transfer = bank.navigator.show(.transfer)
    await eventually { bank.curtains == ["(lock)"] }
    bank.keeper.verdicts[.unlocked] = .allow
    try bank.context(.lock).proceed(to: .accounts)
    #expect(await bank.ending(transfer) == .success(.transfer))
    await settle()
    #expect(bank.picture == "main[*(accounts › account(1)) | cards…] ⇧ sheet (transfer)")
  }

  @Test func `its screens are asked before it goes, and may stay`() async throws {
    let bank = try await StrongroomShift(showing: .main)
    bank.navigator.show(.lock)
    let answer = Answer()
    try bank.context(.lock).askBeforeLeaving { answer.verdict }
    #expect(
      await bank.ending(bank.navigator.close(.lock))
        == .failure(.stays(screen: AnyRoute(Strongroom.lock).label))
    )
    #expect(bank.curtains == ["(lock)"])
    answer.verdict = .leave
    try await bank.navigator.close(.lock).arrival()
    #expect(bank.curtains.isEmpty)
  }
}

extension Result {
  fileprivate var error: Failure? {
    if case .failure(let error) = self { return error }
    return nil
  }
}

/// What a person says; until then that the screen stays.
@MainActor private final class Answer {
  var verdict = ExitVerdict.stay
}
