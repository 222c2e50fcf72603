import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// How often `onAppear` and `onDisappear` are called, and when.
@MainActor @Suite("A view calls onAppear and onDisappear once each time it appears and disappears")
struct AppearanceCountTests {
  private struct Noted: View {
    let name: String
    let log: Log
    var body: some View {
      Text(name).onAppear { log.add("\(name) on") }.onDisappear { log.add("\(name) off") }
    }
  }

  @Test func aViewThatComesAndGoesInAScreen() {
    let (flags, log) = (TwoFlags(), Log())
    let scene = HeadlessScene {
      if flags.first { Noted(name: "part", log: log) }
    }
    flags.first = true
    #expect(log.lines.isEmpty)
    scene.turn()
    #expect(log.take() == ["part on"])
    flags.second = true
    scene.turn()
    #expect(log.take().isEmpty)
    flags.first = false
    scene.turn()
    #expect(log.take() == ["part off"])
  }

  @Test func tabsThatComeAndGo() throws {
    let log = Log()
    let scene = HeadlessScene {
      TabView {
        Noted(name: "one", log: log).tabItem { Text("One") }
        Noted(name: "two", log: log).tabItem { Text("Two") }
      }
    }
    #expect(log.take() == ["one on"])
    try scene.tapTab("Two")
    scene.finish()
    #expect(log.take() == ["two on", "one off"])
    try scene.tapTab("One")
    scene.finish()
    #expect(log.take() == ["one on", "two off"])
  }

  @Test(arguments: TwoLayers.Style.allCases)
  func aBaseUnderALayer(style: TwoLayers.Style) {
    let (flags, log) = (TwoFlags(), Log())
    let scene = HeadlessScene {
      if style == .sheet {
        Noted(name: "base", log: log).sheet(isPresented: Bindable(flags).first) {
          Noted(name: "layer", log: log)
        }
      } else {
        Noted(name: "base", log: log).fullScreenCover(isPresented: Bindable(flags).first) {
          Noted(name: "layer", log: log)
        }
      }
    }
    _ = log.take()
    flags.first = true
    scene.turn()
    #expect(log.take() == ["layer on"])
    scene.finishTransitions()
    #expect(log.take() == (style == .cover ? ["base off"] : []))
    flags.first = false
    scene.turn()
    #expect(log.take() == (style == .cover ? ["base on"] : []))
    scene.finishTransitions()
    #expect(log.take() == ["layer off"])
  }

  private struct Fresh: View {
    let flags: TwoFlags
    let log: Log
    var body: some View {
      let name = flags.first ? "new" : "old"
      Text(name).onDisappear { log.add("\(name) off") }
    }
  }

  @Test func theClosureOfTheLastEvaluationIsCalled() {
    let (flags, log) = (TwoFlags(), Log())
    let scene = HeadlessScene {
      if !flags.second { Fresh(flags: flags, log: log) }
    }
    flags.first = true
    scene.turn()
    flags.second = true
    scene.turn()
    #expect(log.take() == ["new off"])
  }

  @Test func aClosedSceneSaysGoodbyeOnce() {
    let log = Log()
    let scene = HeadlessScene { Noted(name: "base", log: log) }
    scene.close()
    scene.close()
    scene.turn()
    #expect(log.take() == ["base on", "base off"])
  }

  @Test func aTransitionKeepsGoodbyeForItsEnd() {
    let (flags, log) = (TwoFlags(), Log())
    let scene = HeadlessScene {
      VStack {
        if !flags.first { Noted(name: "part", log: log).transition(.opacity) }
      }
    }
    _ = log.take()
    withAnimation { flags.first = true }
    scene.turn()
    #expect(log.take().isEmpty)
    scene.finishTransitions()
    #expect(log.take() == ["part off"])
  }
}
