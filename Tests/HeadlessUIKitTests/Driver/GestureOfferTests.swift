import HeadlessUIKit
import Testing

/// A delegate of both gestures that counts what it is asked, and says no.
private final class Asked: NSObject, UIGestureRecognizerDelegate,
  UIAdaptivePresentationControllerDelegate
{
  private(set) var count = 0

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    count += 1
    return false
  }

  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    count += 1
    return false
  }
}

@MainActor
@Suite("A headless screen reports which swipe or drag can begin, without asking a delegate")
struct GestureOfferTests {
  private typealias Change = @MainActor @Sendable (UINavigationController) -> Void

  /// What is done to a stack of two, and whether it is swiped back by the default rule.
  private static let stacks: [(name: String, swipes: Bool, change: Change)] = [
    ("nothing", true, { _ in }),
    ("one screen", false, { $0.popViewController(animated: false) }),
    ("bar hidden", false, { $0.isNavigationBarHidden = true }),
    ("no back button", false, { $0.topViewController?.navigationItem.hidesBackButton = true }),
    ("recogniser off", false, { $0.interactivePopGestureRecognizer?.isEnabled = false }),
    (
      "own button", false,
      {
        $0.topViewController?.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close)
      }
    ),
    ("covered", false, { $0.present(UIViewController(), animated: false) }),
  ]

  @Test("a swipe is offered where it can begin", arguments: 0..<7)
  func swipe(row: Int) async throws {
    try await onScreen { screen in
      let (name, swipes, change) = Self.stacks[row]
      let (stack, window) = screen.stack(UIViewController())
      stack.pushViewController(UIViewController(), animated: false)
      change(stack)
      #expect(screen.offersSwipeBack == swipes, "\(name)")
      #expect(screen.beginSwipeBack() == swipes, "\(name)")
      #expect(!screen.offersSwipeBack, "a second finger: \(name)")
      _ = window
    }
  }

  @Test("during a push a swipe is offered from 26 on", arguments: HeadlessProfile.allCases)
  func moving(profile: HeadlessProfile) async throws {
    try await onScreen(profile) { screen in
      let (stack, window) = screen.stack(UIViewController())
      screen.turn()
      stack.pushViewController(UIViewController(), animated: true)
      #expect(screen.offersSwipeBack == (profile >= .iOS26))
      screen.finishTransitions()
      #expect(screen.offersSwipeBack)
      _ = window
    }
  }

  @Test("a card may be dragged when it is at rest, in front and not modal")
  func drag() async throws {
    try await onScreen { screen in
      let root = UIViewController()
      let window = screen.show(root)
      #expect(!screen.offersSheetDrag)
      let sheet = UIViewController()
      root.present(sheet, animated: true)
      #expect(!screen.offersSheetDrag)
      screen.finishTransitions()
      #expect(screen.offersSheetDrag)
      sheet.isModalInPresentation = true
      #expect(!screen.offersSheetDrag)
      sheet.isModalInPresentation = false
      let cover = UIViewController()
      cover.modalPresentationStyle = .fullScreen
      sheet.present(cover, animated: false)
      #expect(!screen.offersSheetDrag)
      _ = window
    }
  }

  @Test("offering asks nobody, beginning asks the delegate")
  func delegates() async throws {
    try await onScreen { screen in
      let asked = Asked()
      let (stack, window) = screen.stack(UIViewController())
      stack.pushViewController(UIViewController(), animated: false)
      stack.interactivePopGestureRecognizer?.delegate = asked
      #expect(screen.offersSwipeBack)
      #expect(asked.count == 0)
      #expect(!screen.beginSwipeBack())
      #expect(asked.count == 1)
      let sheet = UIViewController()
      stack.present(sheet, animated: false)
      sheet.presentationController?.delegate = asked
      #expect(screen.offersSheetDrag)
      #expect(asked.count == 1)
      #expect(!screen.beginSheetDrag())
      #expect(asked.count == 2)
      _ = window
    }
  }
}
