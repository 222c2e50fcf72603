import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// `confirmationDialog`, as Apple's page of `confirmationDialog(_:isPresented:titleVisibility:actions:)`
/// describes it.
@MainActor @Suite("A confirmation dialog runs the action that the user chooses, and closes")
struct ConfirmationDialogTests {
  private struct Shop: View {
    @Bindable var flags: TwoFlags
    let visibility: Visibility
    let log: Log
    var body: some View {
      Text("shop")
        .confirmationDialog(
          "Empty the basket?", isPresented: $flags.first, titleVisibility: visibility
        ) {
          Button("Empty", role: .destructive) { log.add("emptied") }
        } message: {
          Text("Nothing stays.")
        }
    }
  }

  private let flags = TwoFlags()
  private let log = Log()

  private func scene(_ visibility: Visibility = .automatic) -> HeadlessScene {
    let scene = HeadlessScene { Shop(flags: flags, visibility: visibility, log: log) }
    flags.first = true
    scene.finish()
    return scene
  }

  @Test(arguments: Visibility.allCases)
  func `the title is seen where the app wants it`(visibility: Visibility) {
    let dialog = scene(visibility).nodes.all(.dialog).first
    #expect(dialog?.label == "Empty the basket?")
    let title = visibility == .visible ? ["Empty the basket?"] : []
    #expect(dialog?.texts == title + ["Nothing stays."])
  }

  @Test func `a choice runs its action and the dialog goes`() throws {
    let scene = scene()
    try scene.tap("Empty")
    scene.finish()
    #expect(!flags.first && log.take() == ["emptied"])
    #expect(scene.nodes.all(.dialog).isEmpty)
  }

  @Test func `the system adds the button that leaves without a choice`() throws {
    let scene = scene()
    #expect(scene.tappable == ["Empty", "Cancel"])
    try scene.tap("Cancel")
    scene.finish()
    #expect(!flags.first && log.take().isEmpty)
  }

  @Test func `UIKit sees an action sheet`() {
    let scene = scene()
    let shown = scene.screen.windows.first?.rootViewController?.presentedViewController
    #expect((shown as? UIAlertController)?.preferredStyle == .actionSheet)
  }

  private struct Spelled: View {
    @Bindable var flags: TwoFlags
    let isText: Bool
    var body: some View {
      let title = String("Sure?")
      if isText {
        Text("a").confirmationDialog(Text(title), isPresented: $flags.first) {
          Button("No", role: .cancel) {}
        }
      } else {
        Text("b").confirmationDialog(title, isPresented: $flags.first) {
          Button("No", role: .cancel) {}
        }
      }
    }
  }

  @Test(arguments: [false, true])
  func `a button of the app's own that cancels takes the place of the system's`(isText: Bool) {
    flags.first = true
    let scene = HeadlessScene { Spelled(flags: flags, isText: isText) }
    scene.finish()
    #expect(scene.tappable == ["No"])
  }
}
