import EnumAssemblies
import EnumAssembliesSwiftUI
import HeadlessSwiftUI
import HeadlessSwiftUIStage
import Portolan
import PortolanTesting
import Testing

extension Recipes {
  @Suite("The recipe Enum shows its screens through one coordinator in SwiftUI")
  @MainActor
  struct EnumAssembliesViewsTests {
    private static let confirming = "(textInputScreen › textConfirmationScreen(\"Ahoy\"))"

    /// Shows the first screen of the recipe.
    private func started(_ draw: Draw) async throws -> (root: RootAssembly, stage: SwiftUIStage) {
      let root = RootAssembly()
      let stage = SwiftUIStage(assumptions: draw.assumptions) { root.rootView }
      root.navigator.show(.textInputScreen)
      try await stage.settle()
      return (root, stage)
    }

    @Test(
      "S3.2 S3.3 text input → confirmation with the text; back; first in the stack",
      arguments: Draw.some)
    func flow(draw: Draw) async throws {
      let (root, stage) = try await started(draw)
      #expect(root.navigator.tree.picture == "(textInputScreen)")
      #expect(stage.texts.contains("Confirmed: 0"))
      try await stage.type("Ahoy", into: "Your text")
      try await stage.tap("Next")
      #expect(root.navigator.tree.picture == Self.confirming)
      #expect(stage.picture == Self.confirming)
      #expect(stage.texts.contains("Ahoy"))
      try await stage.tap("Change")
      #expect(stage.picture == "(textInputScreen)")
      // The field still has its text, so this is the screen that was covered.
      try await stage.tap("Next")
      #expect(stage.picture == Self.confirming)
      try await stage.tap("Confirm")
      #expect(stage.picture == "(textInputScreen)")
      #expect(root.navigator.tree.picture == "(textInputScreen)")
      #expect(root.archive.texts == ["Ahoy"])
      #expect(stage.texts.contains("Confirmed: 1"))
      #expect(stage.faults == [])
    }

    @Test("S3.3 an empty text leads nowhere")
    func empty() async throws {
      let (root, stage) = try await started(Draw(number: 0))
      try await stage.tap("Next")
      #expect(stage.picture == "(textInputScreen)")
      try await stage.type("Ahoy", into: "Your text")
      try await stage.tap("Next")
      #expect(root.navigator.tree.picture == Self.confirming)
    }

    @Test(
      "S3.3 E10 firstPosition: the only element of the stack, unanimated; else pushed, animated")
    func positions() async throws {
      let (root, stage) = try await started(Draw(number: 0))
      let coordinator = root.coordinator
      coordinator.show(view: .textConfirmationScreen(text: "a"), firstPosition: false)
      try await stage.settle(until: { stage.scene.isTransitioning })
      try await stage.settle()
      let before = stage.scene.clock.now
      coordinator.show(view: .textConfirmationScreen(text: "b"), firstPosition: true)
      #expect(root.navigator.tree.picture == "(textConfirmationScreen(\"b\"))")
      try await stage.settle()
      #expect(stage.scene.clock.now == before)
      #expect(stage.picture == "(textConfirmationScreen(\"b\"))")
      #expect(stage.texts.contains("b"))
      #expect(stage.faults == [])
    }
  }
}
