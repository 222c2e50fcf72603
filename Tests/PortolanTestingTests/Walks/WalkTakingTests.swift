import Portolan
import Testing

@testable import PortolanTesting

@MainActor @Suite("Each step of a walk does what it says, and nothing where it makes no sense")
struct WalkTakingTests {
  private let runner = WalkRunner<Isle> { clock, keeper in
    Navigator(IsleMap(), guards: keeper, clock: clock).scene
  }

  private func take(_ steps: WalkStep<Isle>...) async -> [Bool] {
    var done: [Bool] = []
    for step in steps {
      done.append(runner.take(step))
      for _ in 0..<50 { await Task.yield() }
    }
    return done
  }

  private func expect(_ picture: String, line: UInt = #line) {
    expectPicture(picture, of: runner.scene.tree, line: line)
    expectPicture(picture, of: runner.host.screen, line: line)
  }

  @Test func `code asks`() async {
    _ = await take(.ask(.show(.home)), .ask(.push(.note("x"))), .ask(.push(.lock)))
    expect(#"main[*(home › note("x") › lock) | mail… | tour…]"#)
    _ = await take(.ask(.pop(1)))
    expect(#"main[*(home › note("x")) | mail… | tour…]"#)
    _ = await take(.ask(.back))
    expect("main[*(home) | mail… | tour…]")
    _ = await take(.ask(.setPath(.home, [.note("a"), .lock])))
    expect(#"main[*(home › note("a") › lock) | mail… | tour…]"#)
    _ = await take(.ask(.popToRoot), .ask(.reset(.note("b"))))
    expect(#"main[*(note("b")) | mail… | tour…]"#)
  }

  @Test func `layers and parts`() async {
    _ = await take(.ask(.show(.home)), .ask(.show(.flow)), .ask(.showKeeping(.lock)))
    expect("lock")
    _ = await take(.ask(.showKept))
    expect("main[*(home) | mail… | tour…] ⇧ sheet (flow(start))")
    _ = await take(.ask(.dismiss), .ask(.select(.tour)))
    expect("main[(home) | mail… | *tour<*hello | ready…>]")
    _ = await take(.ask(.show(.flow)), .ask(.dismissAll), .ask(.showKeeping(.lock)))
    #expect(runner.scene.tree.count > 1)
    _ = await take(.ask(.releaseKept))
    #expect(runner.scene.tree.count == 1)
  }

  @Test func `several in one turn, one in place of others, and one taken back`() async {
    _ = await take(.ask(.show(.home)), .ask(.inOneTurn(.folders, .flow)))
    expect("main[(home) | *mail{*(folders) | (welcome)} | tour…]")
    #expect(await take(.ask(.cancel)) == [false], "all have ended")
    runner.keeper.set(.detour(.flow), of: 0)
    _ = await take(.ask(.show(.secret)))
    runner.keeper.set(.detour(.flow), of: 0)
    _ = await take(.ask(.dismissAll), .ask(.show(.secret)))
    #expect(runner.scene.parkedCount == 1)
    #expect(await take(.ask(.cancel)) == [true])
    #expect(runner.scene.parkedCount == 0)
    _ = await take(.ask(.showReplacing(.lock)))
    expect("lock")
  }

  @Test func `a screen closes itself`() async {
    #expect(await take(.ask(.close(3))) == [false], "nothing is open")
    _ = await take(.ask(.show(.home)), .ask(.show(.flow)))
    #expect(await take(.ask(.close(3))) == [true])
    expect("main[*(home) | mail… | tour…]")
  }

  @Test func `a user moves`() async {
    #expect(
      await take(.move(.swipeBack), .move(.dragAway), .move(.goToFirst), .move(.tap(1)))
        == [false, false, false, false])
    _ = await take(.ask(.show(.home)), .ask(.push(.lock)), .ask(.push(.ready)))
    #expect(await take(.move(.swipeBack)) == [true])
    expect("main[*(home › lock) | mail… | tour…]")
    #expect(await take(.move(.goToFirst), .move(.tap(5))) == [true, true])
    expect("main[(home) | mail… | *tour<*hello | ready…>]")
    #expect(await take(.move(.tap(1))) == [true], "the pages are nearer than the tabs")
    expect("main[(home) | mail… | *tour<hello | *ready>]")
    _ = await take(.ask(.show(.flow)))
    #expect(await take(.move(.dragAway)) == [true])
    expect("main[(home) | mail… | *tour<hello | *ready>]")
  }

  @Test func `guards change their mind and are asked again`() async {
    _ = await take(.answer(0, .deny), .ask(.show(.home)), .ask(.show(.secret)))
    expect("main[*(home) | mail… | tour…] ⇧ fullScreen (secret)")
    _ = await take(.answer(0, .deny), .revalidate)
    expect("main[*(home) | mail… | tour…]")
    _ = await take(.answer(0, .redirect(.lock)), .ask(.show(.secret)))
    expect("lock")
  }

  @Test func `one request's own placement, courses and transactions`() async {
    _ = await take(.ask(.show(.home)), .ask(.showPlaced(.lock, .onto(.home))))
    expect("main[*(home › lock) | mail… | tour…]")
    _ = await take(.ask(.showPlaced(.ready, .sheet)), .ask(.dismissTo(.home)))
    expect("main[*(home › lock) | mail… | tour…]")
    _ = await take(.ask(.through([.home, .note("a")])))
    expect(#"main[*(home › note("a")) | mail… | tour…]"#)
    _ = await take(.ask(.replace(.home, [.lock])), .ask(.bringToFront(.home)))
    expect("main[*(home) | mail… | tour…]")
    _ = await take(.ask(.transaction([.push(.lock), .push(.note("b")), .pop(0), .back])))
    expect("main[*(home › lock) | mail… | tour…]")
    #expect(runner.host.plans.last?.steps.count == 1)
  }

  @Test func `a question is answered once, by a screen that was asked`() async {
    #expect(await take(.ask(.reply(0))) == [false], "nothing is open")
    _ = await take(.ask(.show(.home)), .ask(.present(.lock)), .ask(.show(.home)))
    _ = await take(.ask(.present(.flow)))
    expect("main[*(home) | mail… | tour…] ⇧ sheet (flow(start))")
    #expect(await take(.ask(.reply(5))) == [true])
    expect("main[*(home) | mail… | tour…]")
    #expect(runner.askers.isEmpty && runner.watch.breaches.isEmpty)
  }

  @Test func `a screen wants to be asked`() async {
    #expect(await take(.exit(0, .stays)) == [false], "nothing is open")
    _ = await take(.ask(.show(.lock)), .exit(0, .stays), .ask(.show(.menu)))
    expect("lock")
    _ = await take(.exit(0, .leaves), .ask(.show(.menu)))
    expect("menu#Drawer[*left | right…]")
    _ = await take(.exit(0, .stays), .letGo, .ask(.show(.lock)))
    expect("lock")
    #expect(runner.watch.breaches.isEmpty)
  }

  @Test func `what is shown is saved and restored, and what waits taken up`() async {
    #expect(await take(.ask(.restore), .ask(.takeUp)) == [false, false])
    _ = await take(.ask(.show(.home)), .ask(.push(.lock)), .save, .ask(.show(.menu)))
    #expect(await take(.ask(.restore)) == [true])
    expect("main[*(home › lock) | mail… | tour…]")
    _ = await take(.ask(.show(.secret)), .answer(0, .wait), .ask(.dismiss), .ask(.show(.secret)))
    #expect(runner.scene.parkedCount == 1)
    #expect(await take(.answer(0, .allow), .ask(.takeUp)) == [true, true])
    #expect(runner.scene.parkedCount == 0)
    expect("main[*(home › lock) | mail… | tour…] ⇧ fullScreen (secret)")
    #expect(runner.watch.breaches.isEmpty)
  }

  @Test func `splits fold, pages turn, columns are chosen`() async {
    _ = await take(.ask(.show(.folders)))
    expect("main[home… | *mail{*(folders) | (welcome)} | tour…]")
    #expect(await take(.move(.choose(1)), .move(.turn(1))) == [true, false])
    expect("main[home… | *mail{(folders) | *(welcome)} | tour…]")
    _ = await take(.move(.fold))
    expect("main[home… | *mail{(folders) > *(welcome)} | tour…]")
    _ = await take(.move(.swipeBack), .move(.fold))
    expect("main[home… | *mail{*(folders) | (welcome)} | tour…]")
    _ = await take(.ask(.show(.tour)))
    #expect(await take(.move(.turn(1)), .move(.choose(1))) == [true, false])
    expect("main[home… | mail{*(folders) | (welcome)} | *tour<hello | *ready>]")
  }

  @Test func `other code shows screens of its own and takes them away`() async {
    #expect(await take(.other(.presents), .other(.pushes)) == [false, false], "over nothing")
    runner.intruders = []
    _ = await take(.ask(.show(.home)), .other(.pushes), .other(.presents))
    expect("main[*(home › ?) | mail… | tour…] ⇧ foreign (?)")
    #expect(await take(.other(.takesAway(3)), .other(.takesAway(2))) == [true, true])
    expect("main[*(home) | mail… | tour…]")
    #expect(await take(.other(.takesAway(2))) == [false], "it is gone")
  }

  @Test func `the host and time`() async {
    _ = await take(.ask(.show(.home)), .host(.isLate), .ask(.push(.lock)))
    #expect(runner.host.isTransitioning && runner.isHostTrusted)
    #expect(await take(.move(.swipeBack)) == [false], "a finger does nothing meanwhile")
    _ = await take(.finish)
    expect("main[*(home › lock) | mail… | tour…]")
    _ = await take(.host(.refuses))
    #expect(!runner.isHostTrusted)
    let before = runner.clock.now
    _ = await take(.wait)
    #expect(runner.clock.now.offset - before.offset > .seconds(600))
  }
}
