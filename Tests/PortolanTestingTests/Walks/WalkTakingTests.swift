import Portolan
import Testing

@testable import PortolanTesting

@MainActor @Suite("NavigationWalk performs each step, or nothing where the step is not possible")
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
    _ = await take(.verb(.show(.home)), .verb(.push(.note("x"))), .verb(.push(.lock)))
    expect(#"main[*(home › note("x") › lock) | mail… | tour…]"#)
    _ = await take(.ask(.pop(1)))
    expect(#"main[*(home › note("x")) | mail… | tour…]"#)
    _ = await take(.verb(.back))
    expect("main[*(home) | mail… | tour…]")
    _ = await take(.verb(.setPath(stack: .home, [.note("a"), .lock])))
    expect(#"main[*(home › note("a") › lock) | mail… | tour…]"#)
    _ = await take(.verb(.popToRoot), .verb(.reset(to: .note("b"))))
    expect(#"main[*(note("b")) | mail… | tour…]"#)
  }

  @Test func `layers and parts`() async {
    _ = await take(.verb(.show(.home)), .verb(.show(.flow)), .verb(.show(.lock, keeping: true)))
    expect("lock")
    _ = await take(.verb(.showKept))
    expect("main[*(home) | mail… | tour…] ⇧ sheet (flow(start))")
    _ = await take(.verb(.dismiss), .verb(.select(.tour)))
    expect("main[(home) | mail… | *tour<*hello | ready…>]")
    _ = await take(.verb(.show(.flow)), .verb(.dismissAll), .verb(.show(.lock, keeping: true)))
    #expect(runner.scene.tree.count > 1)
    _ = await take(.verb(.releaseKept))
    #expect(runner.scene.tree.count == 1)
  }

  @Test func `several in one turn, one in place of others, and one taken back`() async {
    _ = await take(.verb(.show(.home)), .ask(.inOneTurn(.folders, .flow)))
    expect("main[(home) | *mail{*(folders) | (welcome)} | tour…]")
    #expect(await take(.ask(.cancel)) == [false], "all have ended")
    runner.keeper.set(.detour(.flow), of: 0)
    _ = await take(.verb(.show(.secret)))
    runner.keeper.set(.detour(.flow), of: 0)
    _ = await take(.verb(.dismissAll), .verb(.show(.secret)))
    #expect(runner.scene.parked.count == 1)
    #expect(await take(.ask(.cancel)) == [true])
    #expect(runner.scene.parked.count == 0)
    _ = await take(.ask(.replacing(.lock)))
    expect("lock")
  }

  @Test func `a screen closes itself`() async {
    #expect(await take(.verb(.closeNode(3))) == [false], "nothing is open")
    _ = await take(.verb(.show(.home)), .verb(.show(.flow)))
    #expect(await take(.verb(.closeNode(3))) == [true])
    expect("main[*(home) | mail… | tour…]")
  }

  @Test func `a user moves`() async {
    #expect(
      await take(.move(.swipeBack), .move(.dragAway), .move(.goToFirst), .move(.tap(1)))
        == [false, false, false, false])
    _ = await take(.verb(.show(.home)), .verb(.push(.lock)), .verb(.push(.ready)))
    #expect(await take(.move(.swipeBack)) == [true])
    expect("main[*(home › lock) | mail… | tour…]")
    #expect(await take(.move(.goToFirst), .move(.tap(5))) == [true, true])
    expect("main[(home) | mail… | *tour<*hello | ready…>]")
    #expect(await take(.move(.tap(1))) == [true], "the pages are nearer than the tabs")
    expect("main[(home) | mail… | *tour<hello | *ready>]")
    _ = await take(.verb(.show(.flow)))
    #expect(await take(.move(.dragAway)) == [true])
    expect("main[(home) | mail… | *tour<hello | *ready>]")
  }

  @Test func `guards change their mind and are asked again`() async {
    _ = await take(.answer(0, .deny), .verb(.show(.home)), .verb(.show(.secret)))
    expect("main[*(home) | mail… | tour…] ⇧ fullScreen (secret)")
    _ = await take(.answer(0, .deny), .revalidate)
    expect("main[*(home) | mail… | tour…]")
    _ = await take(.answer(0, .redirect(.lock)), .verb(.show(.secret)))
    expect("lock")
  }

  @Test func `one request's own placement, courses and transactions`() async {
    _ = await take(.verb(.show(.home)), .verb(.course([.lock], placed: .pushedOnto(.home))))
    expect("main[*(home › lock) | mail… | tour…]")
    _ = await take(
      .verb(.course([.ready], placed: .presented(.sheet, over: nil))), .verb(.dismissTo(.home)))
    expect("main[*(home › lock) | mail… | tour…]")
    _ = await take(.verb(.course([.home, .note("a")], placed: nil)))
    expect(#"main[*(home › note("a")) | mail… | tour…]"#)
    _ = await take(.verb(.replace(above: .home, with: [.lock])), .verb(.bringToFront(.home)))
    expect("main[*(home) | mail… | tour…]")
    _ = await take(.verb(.transaction([.push(.lock), .push(.note("b")), .back])))
    expect("main[*(home › lock) | mail… | tour…]")
    #expect(runner.host.plans.last?.steps.count == 1)
  }

  @Test func `a question is answered once, by a screen that was asked`() async {
    #expect(await take(.ask(.reply(0))) == [false], "nothing is open")
    _ = await take(.verb(.show(.home)), .verb(.ask(.lock)), .verb(.show(.home)))
    _ = await take(.verb(.ask(.flow)))
    expect("main[*(home) | mail… | tour…] ⇧ sheet (flow(start))")
    #expect(await take(.ask(.reply(5))) == [true])
    expect("main[*(home) | mail… | tour…]")
    #expect(runner.askers.isEmpty && runner.watch.breaches.isEmpty)
  }

  @Test func `a screen wants to be asked`() async {
    #expect(await take(.exit(0, .stays)) == [false], "nothing is open")
    _ = await take(.verb(.show(.lock)), .exit(0, .stays), .verb(.show(.menu)))
    expect("lock")
    _ = await take(.exit(0, .leaves), .verb(.show(.menu)))
    expect("menu#Drawer[*left | right…]")
    _ = await take(.exit(0, .stays), .letGo, .verb(.show(.lock)))
    expect("lock")
    #expect(runner.watch.breaches.isEmpty)
  }

  @Test func `what is shown is saved and restored, and what waits taken up`() async {
    #expect(await take(.ask(.restore), .ask(.takeUp)) == [false, false])
    _ = await take(.verb(.show(.home)), .verb(.push(.lock)), .save, .verb(.show(.menu)))
    #expect(await take(.ask(.restore)) == [true])
    expect("main[*(home › lock) | mail… | tour…]")
    _ = await take(.verb(.show(.secret)), .answer(0, .wait), .verb(.dismiss), .verb(.show(.secret)))
    #expect(runner.scene.parked.count == 1)
    #expect(await take(.answer(0, .allow), .ask(.takeUp)) == [true, true])
    #expect(runner.scene.parked.count == 0)
    expect("main[*(home › lock) | mail… | tour…] ⇧ fullScreen (secret)")
    #expect(runner.watch.breaches.isEmpty)
  }

  @Test func `splits fold, pages turn, columns are chosen`() async {
    _ = await take(.verb(.show(.folders)))
    expect("main[home… | *mail{*(folders) | (welcome)} | tour…]")
    #expect(await take(.move(.choose(1)), .move(.turn(1))) == [true, false])
    expect("main[home… | *mail{(folders) | *(welcome)} | tour…]")
    _ = await take(.move(.fold))
    expect("main[home… | *mail{(folders) > *(welcome)} | tour…]")
    _ = await take(.move(.swipeBack), .move(.fold))
    expect("main[home… | *mail{*(folders) | (welcome)} | tour…]")
    _ = await take(.verb(.show(.tour)))
    #expect(await take(.move(.turn(1)), .move(.choose(1))) == [true, false])
    expect("main[home… | mail{*(folders) | (welcome)} | *tour<hello | *ready>]")
  }

  @Test func `other code shows screens of its own and takes them away`() async {
    #expect(await take(.other(.presents), .other(.pushes)) == [false, false], "over nothing")
    runner.intruders = []
    _ = await take(.verb(.show(.home)), .other(.pushes), .other(.presents))
    expect("main[*(home › ?) | mail… | tour…] ⇧ foreign (?)")
    #expect(await take(.other(.takesAway(3)), .other(.takesAway(2))) == [true, true])
    expect("main[*(home) | mail… | tour…]")
    #expect(await take(.other(.takesAway(2))) == [false], "it is gone")
  }

  @Test func `the host and time`() async {
    _ = await take(.verb(.show(.home)), .host(.isLate), .verb(.push(.lock)))
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
