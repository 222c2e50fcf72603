import HeadlessUIKit
import Testing

@testable import Portolan
@testable import PortolanUIKit

@MainActor @Suite("The app's own delegates still receive every delegate call from UIKit")
struct DelegateTests {
  /// A delegate of the app's own.
  private final class AppDelegate: NSObject, UINavigationControllerDelegate,
    UITabBarControllerDelegate, UIAdaptivePresentationControllerDelegate,
    HeadlessPartialDelegate
  {
    var calls: [String] = []
    var allows = true
    /// The delegate that it has found, to which it passes on what it hears.
    weak var next: (any UINavigationControllerDelegate)?
    var hasAnimator = false

    func lacks(_ method: String) -> Bool { !hasAnimator }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {
      calls.append("didShow")
      next?.navigationController(navigationController, didShow: viewController, animated: animated)
    }

    func navigationControllerSupportedInterfaceOrientations(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { .landscape }

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      calls.append("shouldSelect")
      return allows
    }

    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) { calls.append("didSelect") }

    func presentationControllerShouldDismiss(
      _ presentationController: UIPresentationController
    ) -> Bool {
      calls.append("shouldDismiss")
      return allows
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      calls.append("didDismiss")
    }
  }

  private final class OwnTabs: UITabBarController, UITabBarControllerDelegate {
    var calls: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      delegate = self
    }

    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) { calls.append("didSelect") }
  }

  private func run(
    on screen: HeadlessScreen = HeadlessScreen(), tabs: UITabBarController = UITabBarController(),
    _ body: (TestApp) async throws -> Void
  ) async rethrows {
    try await HeadlessScreen.run(on: screen) { screen in
      let app = TestApp(screen, odd: { route, _ in route == .main ? tabs : nil })
      app.session.isSignedIn = true
      app.navigator.show(.products)
      await app.settle()
      try await body(app)
    }
  }

  @Test(
    "one that was set before is told of each tab, of a second tap, and of one that guards let in")
  func tabs() async throws {
    let (tabs, delegate) = (UITabBarController(), AppDelegate())
    tabs.delegate = delegate
    try await run(tabs: tabs) { app in
      try app.screen.tap("account")
      await app.expect("main[(products) | *(account)]")
      #expect(delegate.calls == ["shouldSelect", "didSelect"])
      try app.screen.tap("account")
      await app.settle()
      try app.screen.tap("products")
      await app.expect("main[*(products) | (account)]")
      #expect(delegate.calls.count { $0 == "didSelect" } == 3)
      #expect(app.codes == [])
    }
  }

  @Test("of two answers the stricter counts") func stricter() async throws {
    let (tabs, delegate) = (UITabBarController(), AppDelegate())
    tabs.delegate = delegate
    delegate.allows = false
    try await run(tabs: tabs) { app in
      try app.screen.tap("account")
      await app.expect("main[*(products) | account…]")
      delegate.allows = true
      app.session.isSignedIn = false
      try app.screen.tap("account")
      await app.expect("main[*(products) | account…] ⇧ sheet (signIn)")
      #expect(!delegate.calls.contains("didSelect"))
    }
  }

  @Test("tabs that are their own delegate are told, and nothing is reported") func own()
    async throws
  {
    let tabs = OwnTabs()
    try await run(tabs: tabs) { app in
      try app.screen.tap("account")
      await app.expect("main[(products) | *(account)]")
      #expect(tabs.calls == ["didSelect"])
      #expect(app.codes == [])
    }
  }

  @Test("NAV150: one that is set while the container is shown is told from then on")
  func late() async throws {
    try await run { app in
      let delegate = AppDelegate()
      for _ in 0..<2 {
        app.stack?.delegate = delegate
        app.screen.turn()
      }
      app.navigator.push(.product(id: 1))
      await app.settle()
      try app.screen.tap("Back")
      await app.expect("main[*(products) | account…]")
      #expect(delegate.calls == ["didShow", "didShow"])
      #expect(app.stack?.supportedInterfaceOrientations == .landscape)
      #expect(app.codes == ["NAV150"])
    }
  }

  @Test("one that passes calls on to the delegate that it has found makes no circle")
  func circle() async throws {
    try await run { app in
      let delegate = AppDelegate()
      delegate.next = app.stack?.delegate
      app.stack?.delegate = delegate
      app.screen.turn()
      app.navigator.push(.product(id: 1))
      await app.expect("main[*(products › product(1)) | account…]")
      try app.screen.tap("Back")
      await app.expect("main[*(products) | account…]")
      #expect(delegate.calls.count >= 2)
    }
  }

  @Test("a sheet's is asked too, and hears of its end") func sheet() async throws {
    try await run { app in
      app.navigator.show(.bag)
      await app.settle()
      let delegate = AppDelegate()
      app.root.presentedViewController?.presentationController?.delegate = delegate
      app.screen.turn()
      delegate.allows = false
      #expect(!app.screen.beginSheetDrag())
      await app.expect("main[*(products) | account…] ⇧ sheet (bag)")
      delegate.allows = true
      #expect(app.screen.beginSheetDrag())
      app.screen.finishSheetDrag()
      await app.expect("main[*(products) | account…]")
      #expect(delegate.calls == ["shouldDismiss", "shouldDismiss", "didDismiss"])
    }
  }

  @Test("U60 a stack goes back by a swipe, unless the app's delegate animates (phones B1)")
  func swipes()
    async throws
  {
    try await run { app in
      app.navigator.push(.product(id: 1))
      await app.settle()
      #expect(app.screen.beginSwipeBack())
      app.screen.finishSwipeBack()
      await app.expect("main[*(products) | account…]")
      let delegate = AppDelegate()
      delegate.hasAnimator = true
      app.stack?.delegate = delegate
      app.screen.turn()
      app.navigator.push(.product(id: 1))
      await app.settle()
      #expect(!app.screen.beginSwipeBack())
    }
  }
}
