import HeadlessSwiftUI
import HeadlessUIKit
import Testing

// Apple's headers and `@preconcurrency` let code of Swift 5 without annotations use what belongs to the
// main actor. This module is compiled as Swift 5: that it compiles is the test.

private final class Factory {
  func make() -> UIViewController {
    let controller = UIViewController()
    controller.title = "made"
    controller.view.addSubview(UILabel())
    return controller
  }
}

private final class Listener: NSObject, UINavigationControllerDelegate {
  var shown: [String] = []

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    shown.append(viewController.title ?? "")
  }
}

private final class Basket: ObservableObject {
  @Published var name = "bread"
}

private struct Row: View {
  @ObservedObject var basket: Basket
  var title: Text { Text(basket.name) }
  var body: some View { title }
}

private func body(of row: Row) -> some View { row.body }

@Suite("An app in Swift 5 mode builds controllers and views without concurrency annotations")
struct UnannotatedTests {
  @Test @MainActor func `controllers are made and listened to without annotations`() async {
    await HeadlessScreen.run(on: HeadlessScreen()) { screen in
      let stack = UINavigationController(rootViewController: Factory().make())
      let listener = Listener()
      stack.delegate = listener
      let window = screen.makeWindow()
      window.rootViewController = stack
      window.makeKeyAndVisible()
      screen.finishTransitions()
      #expect(listener.shown == ["made"])
    }
  }

  @Test @MainActor func `views are made and asked for their bodies without annotations`() {
    let scene = HeadlessScene { body(of: Row(basket: Basket())) }
    #expect(scene.nodes.texts == ["bread"])
  }
}
