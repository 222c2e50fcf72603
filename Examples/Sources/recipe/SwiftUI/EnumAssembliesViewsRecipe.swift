import EnumAssemblies
import EnumAssembliesSwiftUI
import HeadlessSwiftUI
import HeadlessUIKit
import PortolanSwiftUI

/// The same app as EnumAssemblies, in views.
@MainActor enum EnumAssembliesViewsRecipe {
  static func run() async throws {
    let clock = HeadlessClock()
    let root = RootAssembly(clock: clock)
    root.navigator.show(.textInputScreen)
    let view = HeadlessScene(clock: clock) { root.rootView }
    let stage = ViewStage(view: view, scene: root.navigator.scene)
    try await stage.step("start")
    try await stage.step("type Ahoy, tap Next") {
      try view.type("Ahoy", into: "Your text")
      try view.tap("Next")
    }
    try await stage.step("tap Change") { try view.tap("Change") }
    try await stage.step("type Ahoi, tap Next") {
      try view.type("Ahoi", into: "Your text")
      try view.tap("Next")
    }
    try await stage.step("tap Confirm") { try view.tap("Confirm") }
    view.close()
  }
}
