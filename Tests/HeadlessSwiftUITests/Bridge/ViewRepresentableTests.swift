import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// A view of UIKit's in a view: made once, updated for each other value, taken away with its place.
@MainActor @Suite("A `UIViewRepresentable` makes its UIKit view once, updates it and removes it")
struct ViewRepresentableTests {
  @MainActor fileprivate final class Speaker {
    var taps = 0
  }

  private struct Field: UIViewRepresentable {
    let title: String
    let log: Log
    @Environment(\.layoutDirection) private var direction

    func makeCoordinator() -> Speaker { Speaker() }

    func makeUIView(context: Context) -> UIButton {
      let speaker = context.coordinator
      log.add("make \(context.environment.layoutDirection)")
      return UIButton(
        primaryAction: UIAction(title: "Tap") { _ in
          speaker.taps += 1
          log.add("tap \(speaker.taps)")
        })
    }

    func updateUIView(_ button: UIButton, context: Context) {
      button.accessibilityLabel = title
      log.add("update \(title) \(direction) \(context.transaction.disablesAnimations)")
    }

    static func dismantleUIView(_ button: UIButton, coordinator: Speaker) { coordinator.taps = -1 }
  }

  private struct Plain: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView { UIView(frame: .zero) }
    func updateUIView(_ view: UIView, context: Context) {}
  }

  private struct Owner: View {
    let title: BindingBox<String?>
    let log: Log
    var body: some View {
      if let title = title.value { Field(title: title, log: log) }
      Plain()
    }
  }

  @Test func `it is made once, updated, touched and taken away`() throws {
    let (title, log) = (BindingBox<String?>("Old"), Log())
    let scene = HeadlessScene { Owner(title: title, log: log) }
    #expect(log.take() == ["make leftToRight", "update Old leftToRight false"])
    let node = try #require(scene.nodes.all(.view).first)
    #expect(node.label == "Old" && node.view is UIButton)
    #expect(node.view?.window === scene.screen.windows.first)
    title.value = "New"
    scene.turn()
    #expect(log.take() == ["update New leftToRight false"])
    try scene.screen.tap("New")
    #expect(log.take() == ["tap 1"])
    let button = node.view
    title.value = nil
    scene.turn()
    #expect(button?.superview == nil)
    #expect(scene.nodes.all(.view).map(\.label) == ["UIView"])
  }
}
