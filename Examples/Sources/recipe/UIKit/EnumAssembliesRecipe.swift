import EnumAssemblies
import EnumAssembliesUIKit
import HeadlessUIKit
import PortolanUIKit

/// A text is typed, looked at, changed and confirmed.
@MainActor enum EnumAssembliesRecipe {
  static func run() async throws {
    try await HeadlessScreen.run { screen in
      let root = RootAssembly(clock: screen.clock)
      let stage = Stage(screen: screen, navigator: root.navigator)
      let window = screen.makeWindow()
      try await stage.step("start") { root.start(in: window) }
      try await stage.step("type Ahoy, tap Next") {
        try screen.type("Ahoy", into: "Your text")
        try screen.tap("Next")
      }
      try await stage.step("tap Change") { try screen.tap("Change") }
      try await stage.step("type Ahoi, tap Next") {
        try screen.type("Ahoi", into: "Your text")
        try screen.tap("Next")
      }
      try await stage.step("tap Confirm") { try screen.tap("Confirm") }
    }
  }
}
