import HeadlessSwiftUI
import Portolan
import Testing

@testable import PortolanSwiftUI

@MainActor
@Suite("A part replaces another with the transition that the map names for the two (R2, R13)")
struct PartTransitionTests {
  /// Shows the splash over the lock; the second change's look comes back.
  private func look(
    _ look: ScreenTransition, in world: World = World.all[0], reducesMotion: Bool = false,
    named: [TransitionName: AnyTransition] = [:]
  ) async -> (change: HeadlessTransition?, app: TestApp) {
    let app = TestApp(
      map: LookMap { before, _ in before == nil ? .cut : look }, in: world, showing: .lock,
      reducesMotion: reducesMotion, named: named)
    await app.expect("lock")
    let before = app.screen.transitions.count
    app.navigator.show(.splash)
    await app.expect("splash")
    let changes = app.screen.transitions.dropFirst(before)
    #expect(changes.count <= 1, "the old part does not move")
    return (changes.first, app)
  }

  @Test(
    "R2: a slide comes in from its side, and only the new part moves", arguments: World.all,
    [
      (ScreenTransition.Side.leading, "move(leading)"), (.trailing, "move(trailing)"),
      (.top, "move(top)"), (.bottom, "move(bottom)"),
    ])
  func slides(world: World, side: (ScreenTransition.Side, String)) async {
    let change = await look(.slide(from: side.0, .milliseconds(250)), in: world).change
    #expect(change?.kind == .insertion)
    #expect(change?.effect == side.1)
    #expect(change?.duration == 0.25)
  }

  @Test("S0.7: a slide eases in and out, all else eases out")
  func eases() {
    let looks = [ScreenTransition.slide(from: .leading), .crossDissolve(), .named("rise")].map {
      PartLook($0, reducesMotion: false) { _ in .scale }?.animation
    }
    #expect(looks == [.easeInOut(duration: 0.3), .easeOut(duration: 0.3), .easeOut(duration: 0.3)])
    let reduced = PartLook(.slide(from: .leading), reducesMotion: true) { _ in nil }
    #expect(reduced?.animation == .easeOut(duration: 0.3), "it dissolves")
  }

  @Test("R2: a cross-dissolve fades the new part in over the old one", arguments: World.all)
  func dissolves(world: World) async {
    let change = await look(.crossDissolve(), in: world).change
    #expect(change?.kind == .insertion)
    #expect(change?.effect == "opacity")
    #expect(change?.duration == 0.3)
  }

  @Test("R2: a cut takes no time") func cuts() async {
    let change = await look(.cut).change
    #expect(change == nil)
  }

  @Test("R2: a transition of the app's own is used by its name") func named() async {
    let (change, app) = await look(
      .named("rise", .milliseconds(450)), named: ["rise": .scale, "fall": .slide])
    #expect(change?.effect?.hasPrefix("scale") == true, "\(change?.effect ?? "none")")
    #expect(change?.duration == 0.45)
    #expect(app.codes == [])
  }

  @Test("NAV072: a name that nobody gave is diagnosed, and dissolves") func unknownName() async {
    let (change, app) = await look(.named("rise"), named: ["fall": .slide])
    #expect(app.codes == ["NAV072"])
    #expect(change?.effect == "opacity")
  }

  @Test(
    "A4: with Reduce Motion movement becomes a dissolve",
    arguments: [ScreenTransition.slide(from: .leading), .named("rise")])
  func reducesMotion(asked: ScreenTransition) async {
    let (change, app) = await look(asked, reducesMotion: true, named: ["rise": .scale])
    #expect(change?.effect == "opacity")
    #expect(change?.duration == 0.3)
    #expect(app.codes == [])
  }

  @Test("R13: the same part comes by another way from another part") func byBothEnds() async {
    let map = LookMap { old, new in
      switch (old, new) {
      case (.splash, .login): return .cut
      case (.main, .login): return .slide(from: .leading)
      case (_, .main): return .crossDissolve(.milliseconds(700))
      default: return .cut
      }
    }
    let app = TestApp(map: map, showing: .splash)
    await app.settle()
    var looks: [String] = []
    for route in [Shop.login, .main, .login] {
      let before = app.screen.transitions.count
      app.navigator.show(route)
      await app.settle()
      let new = app.screen.transitions.dropFirst(before).first
      looks.append("\(new?.effect ?? "cut") \(new?.duration ?? 0)")
    }
    #expect(looks == ["cut 0.0", "opacity 0.7", "move(leading) 0.3"])
    await app.expect("(login)")
  }

  @Test(
    "S68: the new part does not bring its first layout into the motion", arguments: World.each,
    [ScreenTransition.cut, .crossDissolve(), .slide(from: .bottom)])
  func laidOutFirst(world: World, look: ScreenTransition) async {
    let app = TestApp(map: LookMap { _, _ in look }, in: world, showing: .lock)
    await app.settle()
    app.navigator.show(.product(id: 1))
    await app.settle()
    app.navigator.show(.login, options: .keepingReplacedPart)
    await app.settle()
    app.navigator.showKept()
    await app.expect("main[*(products › product(1)) | account…]")
    #expect(app.screen.animatedLayouts == [])
  }

  @Test("R3: the old part is there until the new one has come, then it is gone")
  func oldPartStays() async {
    let app = TestApp(map: LookMap { _, _ in .crossDissolve() }, showing: .lock)
    await app.settle()
    app.navigator.show(.splash)
    await app.breathe()
    #expect(Set(app.texts) == ["lock", "splash"])
    #expect(app.screen.tappable.contains("Close"))
    #expect(app.log.alive == ["lock", "splash"])
    await app.expect("splash")
    #expect(app.texts == ["splash"])
    #expect(app.log.alive == ["splash"])
  }

  @Test("R8: a part goes with its layers and with what it was doing", arguments: World.each)
  func withLayers(world: World) async {
    let app = TestApp(
      map: LookMap { _, _ in .slide(from: .leading) }, in: world, showing: .checkout)
    await app.settle()
    app.navigator.push(.product(id: 2))
    await app.breathe()
    #expect(app.screen.isTransitioning)
    let request = app.navigator.show(.login)
    await app.expect("(login)")
    #expect(request.ending == "arrived")
    #expect(app.log.alive == ["login"])
  }
}
