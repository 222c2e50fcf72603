import HeadlessUIKit
import Testing

@MainActor
@Suite("Presenting a controller sends callbacks in a fixed order, or UIKit logs why it fails")
struct PresentingTests {
  @Test("U64 automatic is a form sheet from 18 and a page sheet before", arguments: [17, 18, 26])
  func automatic(version: Int) async throws {
    let profile = try #require(HeadlessProfile(rawValue: version))
    try await onScreen(profile) { screen in
      let window = screen.show(UIViewController())
      let modal = UIViewController()
      window.rootViewController?.present(modal, animated: false)
      let expected: UIModalPresentationStyle = version >= 18 ? .formSheet : .pageSheet
      #expect(modal.presentationController?.presentationStyle == expected)
      #expect(modal.sheetPresentationController != nil)
    }
  }

  @Test("U67 U68 the ancestor that can presents; both ends answer for their families")
  func forwarding() async throws {
    try await onScreen { screen in
      let leaf = UIViewController()
      let tabs = UITabBarController()
      let stack = UINavigationController(rootViewController: leaf)
      tabs.viewControllers = [stack]
      let window = screen.show(tabs)
      let inner = UIViewController()
      let modal = UINavigationController(rootViewController: inner)
      leaf.present(modal, animated: false)
      #expect(modal.presentingViewController === tabs)
      #expect(inner.presentingViewController === tabs)
      #expect(leaf.presentedViewController === modal)
      #expect(tabs.presentedViewController === modal)
      #expect(inner.presentedViewController == nil)
      _ = window
    }
  }

  @Test("U69 the current context is the nearest controller that defines one")
  func context() async throws {
    try await onScreen { screen in
      let leaf = UIViewController()
      let stack = UINavigationController(rootViewController: leaf)
      let tabs = UITabBarController()
      tabs.viewControllers = [stack]
      let window = screen.show(tabs)
      let modal = UIViewController()
      modal.modalPresentationStyle = .overCurrentContext
      leaf.present(modal, animated: false)
      #expect(modal.presentingViewController === stack)
      _ = window
    }
  }

  @Test("U72 presenting twice is logged and dropped", arguments: [false, true])
  func alreadyPresenting(callsCompletion: Bool) async throws {
    let assumptions = HeadlessAssumptions(callsDroppedCompletion: callsCompletion)
    try await onScreen(.iOS18, assumptions) { screen in
      let root = UIViewController()
      let window = screen.show(root)
      let first = UIViewController()
      root.present(first, animated: false)
      var isCalled = false
      root.present(UIViewController(), animated: false) { isCalled = true }
      #expect(screen.faults.map(\.kind) == [.alreadyPresenting])
      #expect(screen.faults.first?.message.contains("which is already presenting") == true)
      #expect(root.presentedViewController === first)
      #expect(isCalled == callsCompletion)
      _ = window
    }
  }

  @Test("U73 presenting from outside the window is logged and dropped")
  func outsideWindow() async throws {
    try await onScreen { screen in
      let hidden = UIViewController()
      let window = screen.show(UIViewController())
      var isCalled = false
      hidden.present(UIViewController(), animated: false) { isCalled = true }
      #expect(screen.faults.map(\.kind) == [.outsideWindow])
      #expect(
        screen.faults.first?.message.contains("whose view is not in the window hierarchy!") == true)
      #expect(hidden.presentedViewController == nil)
      #expect(!isCalled)
      #expect(!hidden.isViewLoaded)
      _ = window
    }
  }

  @Test(
    "models F5: what presents for a hidden child stands in the window, or, as assumed, the child must",
    arguments: [true, false])
  func hiddenChild(presents: Bool) async throws {
    try await onScreen(.iOS18, HeadlessAssumptions(presentsFromOutside: presents)) { screen in
      let hidden = UIViewController()
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController(), hidden]
      let window = screen.show(tabs)
      let modal = UIViewController()
      hidden.present(modal, animated: false)
      #expect(screen.faults.map(\.kind) == (presents ? [] : [.outsideWindow]))
      #expect(modal.presentingViewController === (presents ? tabs : nil))
      #expect(!hidden.isViewLoaded)
      _ = window
    }
  }

  @Test("models F5: a window that is never shown presents too", arguments: [true, false])
  func windowThatIsNotShown(animated: Bool) async throws {
    try await onScreen { screen in
      let leaf = UIViewController()
      let stack = UINavigationController(rootViewController: leaf)
      let window = screen.makeWindow()
      window.addSubview(stack.view)
      let modal = UIViewController()
      var isCalled = false
      leaf.present(modal, animated: animated) { isCalled = true }
      screen.finishTransitions()
      #expect(screen.faults.isEmpty)
      #expect(window.isHidden)
      #expect(modal.presentingViewController === stack && isCalled)
      leaf.dismiss(animated: animated)
      screen.finishTransitions()
      #expect(stack.presentedViewController == nil)
    }
  }

  @Test("U74 what is presented, has a parent or is the receiver cannot be presented")
  func unpresentable() async throws {
    try await onScreen { screen in
      let root = UIViewController()
      let window = screen.show(root)
      let child = UIViewController()
      UIViewController().addChild(child)
      let parent = UIViewController()
      parent.addChild(child)
      root.present(root, animated: false)
      root.present(child, animated: false)
      let modal = UIViewController()
      root.present(modal, animated: false)
      modal.present(modal, animated: false)
      root.present(modal, animated: false)
      #expect(screen.faults.map(\.kind) == Array(repeating: .unpresentable, count: 4))
      #expect(screen.faults.allSatisfy { $0.severity == .exception })
      #expect(root.presentedViewController === modal)
      _ = window
    }
  }

  @Test("U75 U77 U79 full screen: order of presenting, the completion last")
  func fullScreen() async throws {
    try await onScreen { screen in
      let log = CallLog()
      let (root, modal) = (RecordingController("A", log), RecordingController("B", log))
      let window = screen.show(root)
      modal.modalPresentationStyle = .fullScreen
      _ = log.take()
      root.present(modal, animated: true) { log.add("completion") }
      #expect(log.take() == ["B.load", "A.willDisappear", "B.willAppear"])
      screen.finishTransitions()
      #expect(log.take() == ["B.didAppear", "A.didDisappear", "completion"])
      #expect(root.view.window == nil)
      _ = window
    }
  }

  @Test(
    "U76 a style that keeps the presenter's view sends it no callbacks",
    arguments: [
      UIModalPresentationStyle.overFullScreen, .overCurrentContext, .pageSheet, .formSheet,
      .automatic,
    ])
  func keepsPresenter(style: UIModalPresentationStyle) async throws {
    try await onScreen { screen in
      let log = CallLog()
      let root = RecordingController("A", log)
      let window = screen.show(root)
      let modal = RecordingController("B", log)
      modal.modalPresentationStyle = style
      _ = log.take()
      root.present(modal, animated: true)
      screen.finishTransitions()
      root.dismiss(animated: true)
      screen.finishTransitions()
      #expect(
        log.take() == [
          "B.load", "B.willAppear", "B.didAppear", "B.willDisappear", "B.didDisappear",
        ])
      #expect(root.view.window === window)
    }
  }

  @Test("U80 U81 flags and ends during a presentation")
  func flags() async throws {
    try await onScreen { screen in
      let root = UIViewController()
      let window = screen.show(root)
      let modal = RecordingController("B", CallLog())
      var facts: [String: [Bool]] = [:]
      modal.onCall = { [unowned modal] in
        facts[$0] = [
          modal.isBeingPresented, modal.isBeingDismissed, modal.presentingViewController != nil,
        ]
      }
      root.present(modal, animated: true)
      #expect(root.presentedViewController === modal)
      #expect(facts["willAppear"] == [true, false, true])
      screen.finishTransitions()
      #expect(!modal.isBeingPresented)
      root.dismiss(animated: true)
      #expect(facts["willDisappear"] == [false, true, true])
      screen.finishTransitions()
      #expect(facts["didDisappear"] == [false, true, false])
      #expect(!modal.isBeingDismissed)
      _ = window
    }
  }

  @Test("U89 U90 reading the presentation controller early fixes it, once for each presentation")
  func presentationController() async throws {
    try await onScreen(.iOS18, HeadlessAssumptions(unanimatedDismissalTurns: 0)) { screen in
      let root = UIViewController()
      let window = screen.show(root)
      let modal = UIViewController()
      let early = modal.presentationController
      modal.modalPresentationStyle = .fullScreen
      root.present(modal, animated: false)
      #expect(modal.presentationController === early)
      #expect(early?.presentationStyle == .formSheet)
      root.dismiss(animated: false)
      root.present(modal, animated: false)
      #expect(modal.presentationController !== early)
      #expect(modal.presentationController?.presentationStyle == .fullScreen)
      _ = window
    }
  }

  @Test("U96 presentations without animation may be chained in one turn, animated ones may not")
  func backToBack() async throws {
    try await onScreen { screen in
      let root = UIViewController()
      let window = screen.show(root)
      let modals = (0..<3).map { _ in UIViewController() }
      root.present(modals[0], animated: false)
      modals[0].present(modals[1], animated: false)
      #expect(modals[1].presentingViewController === modals[0])
      #expect(screen.faults.isEmpty)
      modals[1].present(modals[2], animated: true)
      modals[2].present(UIViewController(), animated: true)
      #expect(screen.faults.map(\.kind) == [.presentationInProgress])
      screen.finishTransitions()
      _ = window
    }
  }

  @Test("U104 delegates are weak, but for a scene's")
  func weakDelegates() async throws {
    final class Nobody: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
      UIAdaptivePresentationControllerDelegate, UIWindowSceneDelegate
    {}
    try await onScreen { screen in
      let stack = UINavigationController()
      let tabs = UITabBarController()
      let modal = UIViewController()
      do {
        let nobody = Nobody()
        stack.delegate = nobody
        tabs.delegate = nobody
        modal.presentationController?.delegate = nobody
        #expect(stack.delegate != nil)
      }
      #expect(stack.delegate == nil)
      #expect(tabs.delegate == nil)
      #expect(modal.presentationController?.delegate == nil)
      screen.scene.delegate = Nobody()
      #expect(screen.scene.delegate != nil)
    }
  }

  @Test("as assumed, what has not appeared yet presents nothing", arguments: [false, true])
  func early(isLost: Bool) async throws {
    try await onScreen(.iOS18, HeadlessAssumptions(losesEarlyPresentations: isLost)) { screen in
      final class Eager: UIViewController {
        override func viewIsAppearing(_ animated: Bool) {
          super.viewIsAppearing(animated)
          present(UIViewController(), animated: false)
        }
      }
      let root = Eager()
      let window = screen.show(root)
      #expect((root.presentedViewController == nil) == isLost)
      #expect(screen.faults == [])
      _ = window
    }
  }

}
