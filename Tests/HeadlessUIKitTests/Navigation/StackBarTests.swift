import HeadlessUIKit
import Testing

/// A delegate that says in which ways its stack may be turned.
private final class Turning: NSObject, UINavigationControllerDelegate {
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask { .landscape }
}

private final class Upright: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
}

@MainActor @Suite("A stack's top screen decides the bar's items and whether a swipe back can begin")
struct StackBarTests {
  @Test("U50 a stack asks its delegate for the orientations, never its members")
  func orientations() async throws {
    try await onScreen { screen in
      let (stack, window) = screen.stack(Upright())
      #expect(screen.supportedOrientations == .allButUpsideDown)
      let delegate = Turning()
      stack.delegate = delegate
      #expect(screen.supportedOrientations == .landscape)
      let cover = Upright()
      cover.modalPresentationStyle = .fullScreen
      stack.present(cover, animated: false)
      #expect(screen.supportedOrientations == .portrait)
      _ = window
    }
  }

  @Test("hidesBottomBarWhenPushed is the controller's own wish")
  func bottomBar() {
    let controller = UIViewController()
    let stack = UINavigationController(rootViewController: UIViewController())
    controller.hidesBottomBarWhenPushed = true
    stack.pushViewController(controller, animated: false)
    #expect(controller.hidesBottomBarWhenPushed)
    #expect(stack.topViewController?.hidesBottomBarWhenPushed == true)
    #expect(!stack.hidesBottomBarWhenPushed)
  }

  /// What stands in a swipe's way, and whether an assumption can take it away.
  private static let obstacles: [(name: String, isAssumed: Bool)] = [
    ("nothing", false), ("left item", true), ("hidden back button", true), ("hidden bar", true),
    ("supplement", false),
  ]

  @Test("U60 a left item or a hidden bar stops the swipe, as assumed", arguments: 0..<5)
  func swipeObstacles(row: Int) async throws {
    let (name, isAssumed) = Self.obstacles[row]
    for conditions in Conditions.all {
      try await onScreen(conditions) { screen in
        let (stack, window) = screen.stack(UIViewController())
        let top = UIViewController()
        stack.viewControllers += [top]
        screen.turn()
        let item = top.navigationItem
        if name == "left item" || name == "supplement" {
          item.leftBarButtonItem = UIBarButtonItem(title: "Menu")
        }
        item.leftItemsSupplementBackButton = name == "supplement"
        item.hidesBackButton = name == "hidden back button"
        stack.isNavigationBarHidden = name == "hidden bar"
        let isStopped = isAssumed && conditions.assumptions.swipeNeedsBackButton
        #expect(screen.beginSwipeBack() == !isStopped, "\(name), \(conditions)")
        screen.cancelSwipeBack()
        _ = window
      }
    }
  }

  @Test("U62 a recogniser's own delegate takes the place of all rules but one: two members")
  func recogniserDelegate() async throws {
    final class Permitting: NSObject, UIGestureRecognizerDelegate {}
    try await onScreen { screen in
      let (stack, window) = screen.stack(UIViewController())
      let delegate = Permitting()
      #expect(stack.interactivePopGestureRecognizer === stack.interactivePopGestureRecognizer)
      stack.interactivePopGestureRecognizer?.delegate = delegate
      #expect(!screen.beginSwipeBack())
      stack.viewControllers += [UIViewController()]
      stack.isNavigationBarHidden = true
      #expect(screen.beginSwipeBack())
      screen.cancelSwipeBack()
      _ = window
    }
  }

  @Test("U38 each pop returns what it took", arguments: [0, 1, 2])
  func poppedMembers(kind: Int) {
    let members = (0..<4).map { _ in UIViewController() }
    let stack = UINavigationController()
    stack.viewControllers = members
    switch kind {
    case 0:
      #expect(stack.popViewController(animated: false) === members[3])
      #expect(stack.viewControllers == Array(members[..<3]))
    case 1:
      #expect(stack.popToViewController(members[1], animated: false) == Array(members[2...]))
      #expect(stack.viewControllers == Array(members[...1]))
    default:
      #expect(stack.popToRootViewController(animated: false) == Array(members[1...]))
      #expect(stack.viewControllers == [members[0]])
    }
  }

  @Test("Popping to the top takes nothing and moves nothing")
  func popToTop() async throws {
    try await onScreen { screen in
      let (stack, window) = screen.stack(UIViewController())
      let top = UIViewController()
      stack.viewControllers += [top]
      screen.turn()
      #expect(stack.popToViewController(top, animated: true) == [])
      #expect(!screen.isTransitioning)
      #expect(stack.topViewController === top)
      _ = window
    }
  }

  @Test("The bar knows the items of the top and of the one below")
  func items() {
    let (below, top) = (UIViewController(), UIViewController())
    let stack = UINavigationController(rootViewController: below)
    #expect(stack.navigationBar.topItem === below.navigationItem)
    #expect(stack.navigationBar.backItem == nil)
    stack.viewControllers += [top]
    #expect(stack.navigationBar.topItem === top.navigationItem)
    #expect(stack.navigationBar.backItem === below.navigationItem)
    stack.setNavigationBarHidden(true, animated: false)
    #expect(stack.isNavigationBarHidden)
    #expect(stack.navigationBar.isHidden)
  }
}
