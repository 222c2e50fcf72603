import HeadlessUIKit
import Testing

@MainActor
@Suite("A controller loads its view once, and receives its appearance callbacks in a fixed order")
struct AppearanceTests {
  @Test("U19 the view loads when it is first asked for")
  func loading() {
    let log = CallLog()
    let controller = RecordingController("A", log)
    #expect(controller.viewIfLoaded == nil)
    #expect(!controller.isViewLoaded)
    #expect(log.take().isEmpty)
    _ = controller.view
    _ = controller.view
    #expect(log.take() == ["A.load"])
  }

  @Test("U20 U21 one appearance has one order, and viewIsAppearing comes once")
  func order() async throws {
    try await onScreen { screen in
      let log = CallLog()
      let root = RecordingController("A", log)
      root.recordsLayout = true
      let window = screen.show(root)
      #expect(
        log.take() == [
          "A.load", "A.willAppear", "A.isAppearing", "A.willLayout", "A.didLayout", "A.didAppear",
        ])
      screen.turn()
      #expect(log.take().isEmpty)
      window.isHidden = true
      window.isHidden = false
      #expect(log.take().filter { $0 == "A.isAppearing" }.count == 1)
    }
  }

  @Test(
    "What other code adds beside a container's own children appears with the container",
    arguments: Container.allCases)
  private func beside(container: Container) async throws {
    try await onScreen { screen in
      let log = CallLog()
      let presenter = container.make()
      let window = screen.show(presenter)
      let beside = RecordingController("B", log)
      presenter.addChild(beside)
      presenter.view.addSubview(beside.view)
      beside.didMove(toParent: presenter)
      let cover = UIViewController()
      cover.modalPresentationStyle = .fullScreen
      presenter.present(cover, animated: true)
      screen.finishTransitions()
      _ = log.take()
      presenter.dismiss(animated: true)
      screen.finishTransitions()
      #expect(log.take() == ["B.willAppear", "B.didAppear"])
      _ = window
    }
  }

  @Test(
    "U22 in viewWillAppear there is a coordinator and no window; in viewIsAppearing the reverse")
  func hierarchy() async throws {
    try await onScreen { screen in
      let stack = UINavigationController(rootViewController: UIViewController())
      let window = screen.show(stack)
      let next = RecordingController("B", CallLog())
      next.recordsLayout = true
      var seen: [String: (hasWindow: Bool, hasCoordinator: Bool)] = [:]
      next.onCall = { [unowned next] in
        seen[$0] = (next.viewIfLoaded?.window != nil, next.transitionCoordinator != nil)
      }
      stack.pushViewController(next, animated: true)
      screen.layoutIfNeeded()
      #expect(seen["willAppear"]?.hasWindow == false)
      #expect(seen["willAppear"]?.hasCoordinator == true)
      #expect(seen["isAppearing"]?.hasWindow == true)
      #expect(seen["isAppearing"]?.hasCoordinator == false)
      _ = window
    }
  }

  @Test("U23 an appearance may be taken back without ever having been complete")
  func takenBack() async throws {
    try await onScreen { screen in
      let log = CallLog()
      let below = RecordingController("A", log)
      let stack = UINavigationController(rootViewController: below)
      let window = screen.show(stack)
      stack.pushViewController(UIViewController(), animated: false)
      screen.layoutIfNeeded()
      _ = log.take()
      #expect(screen.beginSwipeBack())
      screen.cancelSwipeBack()
      #expect(log.take() == ["A.willAppear", "A.willDisappear", "A.didDisappear"])
      _ = window
    }
  }

  @Test("U24 before a view is in a window its traits are the screen's, as a prediction")
  func prediction() async throws {
    try await onScreen { screen in
      screen.isDark = true
      let controller = UIViewController()
      #expect(controller.traitCollection.userInterfaceStyle == .dark)
      controller.overrideUserInterfaceStyle = .light
      #expect(controller.traitCollection.userInterfaceStyle == .light)
      let child = UIViewController()
      controller.addChild(child)
      #expect(child.view.traitCollection.userInterfaceStyle == .light)
    }
  }

  @Test("U25 the root of a hidden window gets no callbacks")
  func hiddenWindow() async throws {
    try await onScreen { screen in
      let log = CallLog()
      let window = screen.makeWindow()
      window.rootViewController = RecordingController("A", log)
      #expect(log.take().isEmpty)
      window.makeKeyAndVisible()
      #expect(log.take() == ["A.load", "A.willAppear", "A.didAppear"])
    }
  }

  @Test("U26 only the visible controller of a stack hears of a rotation; traits follow the size")
  func rotation() async throws {
    try await onScreen { screen in
      final class Turning: UIViewController {
        var sizes: [CGSize] = []
        override func viewWillTransition(
          to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
          sizes.append(size)
          super.viewWillTransition(to: size, with: coordinator)
        }
      }
      let hidden = Turning()
      let shown = Turning()
      let stack = UINavigationController(rootViewController: hidden)
      let window = screen.show(stack)
      stack.pushViewController(shown, animated: false)
      screen.layoutIfNeeded()
      #expect(shown.traitCollection.verticalSizeClass == .regular)
      let turned = CGSize(width: 844, height: 390)
      screen.rotate(to: turned, on: .phone)
      screen.finishTransitions()
      #expect(shown.sizes == [turned])
      #expect(hidden.sizes.isEmpty)
      #expect(shown.view.bounds.size == turned)
      #expect(shown.traitCollection.verticalSizeClass == .compact)
      _ = window
    }
  }
}

/// A container of the system's, with one child.
@MainActor private enum Container: CaseIterable {
  case stack, tabs, pages

  func make() -> UIViewController {
    let child = UIViewController()
    switch self {
    case .stack: return UINavigationController(rootViewController: child)
    case .tabs:
      let tabs = UITabBarController()
      tabs.viewControllers = [child]
      return tabs
    case .pages:
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers([child], direction: .forward, animated: false)
      return pages
    }
  }
}
