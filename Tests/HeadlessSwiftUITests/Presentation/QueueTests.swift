import HeadlessSwiftUI
import Testing

/// Presentations that are asked for at a bad moment (S22, S23), and what becomes of them.
@MainActor @Suite("SwiftUI delays or drops a presentation that is requested during another one")
struct QueueTests {
  private typealias Assumptions = HeadlessViewAssumptions

  private func scene(_ flags: TwoFlags, _ second: HeadlessViewAssumptions.Second) -> HeadlessScene {
    HeadlessScene(assumptions: .with(\.secondPresentation, second)) { TwoSheets(flags: flags) }
  }

  private func sheets(_ scene: HeadlessScene) -> [String] {
    scene.nodes.all(.sheet).flatMap(\.texts)
  }

  @Test(arguments: HeadlessViewAssumptions.Second.allCases)
  func s23WhileTheFirstComes(second: HeadlessViewAssumptions.Second) {
    let flags = TwoFlags()
    let scene = scene(flags, second)
    flags.first = true
    scene.turn()
    flags.second = true
    scene.turn()
    scene.finishTransitions()
    #expect(sheets(scene) == ["first sheet"])
    flags.first = false
    scene.finish()
    scene.finishTransitions()
    #expect(sheets(scene) == (second == .queued ? ["second sheet"] : []))
    #expect(flags.second)
  }

  @Test(arguments: HeadlessViewAssumptions.Second.allCases)
  func s23WhileTheFirstStands(second: HeadlessViewAssumptions.Second) {
    let flags = TwoFlags()
    let scene = scene(flags, second)
    flags.first = true
    scene.finish()
    flags.second = true
    scene.finish()
    #expect(sheets(scene) == ["first sheet"])
    flags.first = false
    scene.finish()
    scene.finishTransitions()
    #expect(sheets(scene) == (second == .queued ? ["second sheet"] : []))
  }

  @Test(arguments: HeadlessViewAssumptions.Second.allCases)
  func s22WhileTheFirstGoes(second: HeadlessViewAssumptions.Second) {
    let flags = TwoFlags()
    let scene = scene(flags, second)
    flags.first = true
    scene.finish()
    flags.first = false
    scene.turn()
    flags.second = true
    scene.turn()
    #expect(sheets(scene) == ["first sheet"])
    scene.finishTransitions()
    scene.finishTransitions()
    #expect(sheets(scene) == (second == .queued ? ["second sheet"] : []))
  }

  @Test(arguments: HeadlessViewAssumptions.Second.allCases)
  func s22TheSameAgainWhileItGoesComesWhenItHasGone(second: HeadlessViewAssumptions.Second) {
    let flags = TwoFlags()
    let scene = scene(flags, second)
    flags.first = true
    scene.finish()
    flags.first = false
    scene.turn()
    flags.first = true
    scene.turn()
    scene.finishTransitions()
    scene.finishTransitions()
    #expect(sheets(scene) == ["first sheet"])
    #expect(scene.transitions.map(\.kind) == [.present, .dismiss, .present])
  }

  @Test func oneThatWaitsAndIsTakenBackNeverComes() {
    let flags = TwoFlags()
    let scene = scene(flags, .queued)
    flags.first = true
    scene.finish()
    flags.second = true
    scene.turn()
    flags.second = false
    scene.turn()
    flags.first = false
    scene.finish()
    scene.finishTransitions()
    #expect(sheets(scene).isEmpty)
    #expect(scene.transitions.map(\.kind) == [.present, .dismiss])
  }

  private struct Leaving: View {
    @Bindable var flags: TwoFlags
    let model: SheetModel
    var body: some View {
      Text("base").sheet(isPresented: $flags.first) { Text("first sheet") }
      if model.showsBase {
        Text("part").sheet(isPresented: $flags.second) { Text("second sheet") }
      }
    }
  }

  @Test func oneThatWaitsAndLosesItsViewNeverComes() {
    let (flags, model) = (TwoFlags(), SheetModel())
    let scene = HeadlessScene { Leaving(flags: flags, model: model) }
    flags.first = true
    scene.finish()
    flags.second = true
    scene.turn()
    model.showsBase = false
    scene.turn()
    flags.first = false
    scene.finish()
    scene.finishTransitions()
    #expect(sheets(scene).isEmpty)
    #expect(scene.faults.isEmpty)
  }

  @Test(arguments: HeadlessViewAssumptions.Second.allCases)
  func whatAViewInAHiddenTabPresentsWaitsForTheTab(
    second: HeadlessViewAssumptions.Second
  ) throws {
    let flags = TwoFlags()
    let scene = HeadlessScene(assumptions: .with(\.secondPresentation, second)) {
      TabView {
        TwoSheets(flags: flags).tabItem { Text("One") }
        Text("other").tabItem { Text("Two") }
      }
    }
    try scene.tapTab("Two")
    scene.turn()
    flags.first = true
    scene.finish()
    #expect(sheets(scene).isEmpty)
    try scene.tapTab("One")
    scene.finish()
    #expect(sheets(scene) == ["first sheet"])
  }

  @Test(arguments: HeadlessViewAssumptions.Rival.allCases, HeadlessViewAssumptions.Second.allCases)
  func s23OfTwoInOneUpdateOnePresents(
    rival: HeadlessViewAssumptions.Rival, second: HeadlessViewAssumptions.Second
  ) {
    let flags = TwoFlags()
    var assumptions = HeadlessViewAssumptions.with(\.secondPresentation, second)
    assumptions.rivalPresentations = rival
    let scene = HeadlessScene(assumptions: assumptions) {
      VStack {
        Text("upper").sheet(isPresented: Bindable(flags).first) { Text("first sheet") }
        Text("lower").sheet(isPresented: Bindable(flags).second) { Text("second sheet") }
      }
    }
    (flags.first, flags.second) = (true, true)
    scene.finish()
    let isFirst = rival == .first
    #expect(sheets(scene) == [isFirst ? "first sheet" : "second sheet"])
    #expect(
      scene.rivalPresentations
        == ["Attempt to present a sheet where a sheet is presented already"])
    if isFirst { flags.first = false } else { flags.second = false }
    scene.finish()
    scene.finishTransitions()
    let other = isFirst ? "second sheet" : "first sheet"
    #expect(sheets(scene) == (second == .queued ? [other] : []))
    #expect(scene.faults.isEmpty)
  }
}
