import HeadlessUIKit
import Testing

@MainActor
@Suite("A navigation stack calls the delegate that code has set, not one that a subclass returns")
struct OwnDelegateTests {
  /// Hears its own reports, and shows another delegate to the outside.
  private final class Proxied: UINavigationController {
    private weak var outer: (any UINavigationControllerDelegate)?

    override var delegate: (any UINavigationControllerDelegate)? {
      get { outer }
      set { outer = newValue }
    }

    func listen(_ own: any UINavigationControllerDelegate) { super.delegate = own }
  }

  @Test("U164 the stack tells what it was given, not what a subclass answers")
  func storage() async throws {
    try await onScreen { screen in
      let (own, outer) = (CallLog(), CallLog())
      let observers = [StackObserver(own), StackObserver(outer)]
      let stack = Proxied(rootViewController: UIViewController())
      stack.listen(observers[0])
      stack.delegate = observers[1]
      let window = screen.show(stack)
      #expect(stack.delegate === observers[1])
      #expect(own.take().count == 2)
      #expect(outer.take().isEmpty)
      _ = window
    }
  }
}
