import HeadlessSwiftUI
import Portolan
import PortolanSwiftUI
import ThreeStacks

/// A stack in each of two tabs and one in a sheet, and a screen that brings its own.
@MainActor enum ThreeStacksRecipe {
  static func run() async throws {
    let app = try ThreeStacksApp()
    app.scene.onEvent = { if case .diagnosed(let diagnostic) = $0 { print("  \(diagnostic)") } }
    let view = HeadlessScene { app.rootView }
    let stage = ViewStage(view: view, scene: app.scene)
    try await stage.step("start")
    try await stage.step("the first tab's path is set to a, b") {
      app.letters.path = [.letter("a"), .letter("b")]
    }
    try await stage.step("the second tab's path is set to 1, 2, 3") {
      app.numbers.path = [.number(1), .number(2), .number(3)]
    }
    try await stage.step("the sheet's path is set to red") { app.colours.path = [.red] }
    try await stage.step("tap Show blue") { try view.tap("Show blue") }
    try await stage.step("the sheet is dragged down") {
      try view.beginSheetDrag()
      view.finishSheetDrag()
    }
    try await stage.step("tap Back") { try view.tapBack() }
    try await stage.step("tap the tab Guide") { try view.tapTab("Guide") }
    try await stage.step("tap Chapter 1, in the guide's own stack") { try view.tap("Chapter 1") }
    try await stage.step("tap the tab Letters") { try view.tapTab("Letters") }
    try await stage.step("the guide is pushed, which is a mistake") {
      Navigator<AppRoute>(app.scene).show(.guidePushed)
    }
    try await stage.step("tap Chapter 1 in it: nothing crashes") { try view.tap("Chapter 1") }
    try await stage.step("the first tab's path is set to nothing") { app.letters.path = [] }
    view.close()
  }
}
