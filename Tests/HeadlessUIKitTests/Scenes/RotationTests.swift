import HeadlessUIKit
import Testing

/// A controller that writes down what it hears of a rotation.
private final class Turning: UIViewController {
  var calls: [String] = []

  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    calls.append("traits \(newCollection.verticalSizeClass)")
    super.willTransition(to: newCollection, with: coordinator)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let now = viewIfLoaded?.bounds.width ?? 0
    calls.append("size \(Int(now)) to \(Int(size.width))")
    coordinator.animate(alongsideTransition: { [unowned self] _ in
      calls.append("along \(Int(view.bounds.width))")
    }) { [unowned self] _ in calls.append("end") }
    super.viewWillTransition(to: size, with: coordinator)
  }
}

@MainActor @Suite("A rotation or resize notifies each visible controller in a fixed order")
struct RotationTests {
  private let landscape = CGSize(width: 844, height: 390)

  @Test("U26 traits, size, animations, end: told in the old size, animated in the new one")
  func order() async throws {
    try await onScreen { screen in
      let root = Turning()
      let window = screen.show(root)
      screen.rotate(to: landscape, on: .phone)
      #expect(screen.isTransitioning)
      #expect(root.calls == ["traits compact", "size 390 to 844", "along 844"])
      screen.finishTransitions()
      #expect(root.calls.last == "end")
      #expect(screen.scene.interfaceOrientation == .landscapeLeft)
      #expect(window.bounds.size == landscape)
    }
  }

  @Test("A resize within the same classes tells no traits")
  func sameClasses() async throws {
    try await onScreen { screen in
      let root = Turning()
      let window = screen.show(root)
      screen.rotate(to: CGSize(width: 391, height: 844), on: .phone)
      #expect(root.calls.first == "size 390 to 391")
      #expect(screen.scene.interfaceOrientation == .portrait)
      screen.finishTransitions()
      _ = window
    }
  }

  @Test("U26 what is presented and the shown tab hear of it, hidden tabs and windows do not")
  func audience() async throws {
    try await onScreen { screen in
      let all = (0..<4).map { _ in Turning() }
      let tabs = UITabBarController()
      tabs.viewControllers = [all[0], all[1]]
      let window = screen.show(tabs)
      tabs.present(all[2], animated: false)
      let hidden = screen.makeWindow()
      hidden.rootViewController = all[3]
      screen.rotate(to: landscape, on: .phone)
      screen.finishTransitions()
      let heard = all.map { !$0.calls.filter { $0.hasPrefix("size") }.isEmpty }
      #expect(heard == [true, false, true, false])
      _ = window
    }
  }

  @Test("A rotation without animation ends with its turn")
  func unanimated() async throws {
    try await onScreen { screen in
      let root = Turning()
      let window = screen.show(root)
      UIView.setAnimationsEnabled(false)
      screen.rotate(to: landscape, on: .phone)
      screen.turn()
      #expect(!screen.isTransitioning)
      #expect(root.calls.last == "end")
      _ = window
    }
  }

  @Test(
    "U65 in regular height a card leaves the status bar's height free; a full screen leaves none",
    arguments: [UIModalPresentationStyle.pageSheet, .formSheet, .fullScreen, .overFullScreen])
  func cards(style: UIModalPresentationStyle) async throws {
    try await onScreen { screen in
      let window = screen.show(UIViewController())
      let modal = UIViewController()
      modal.modalPresentationStyle = style
      window.rootViewController?.present(modal, animated: false)
      let isCard = style == .pageSheet || style == .formSheet
      #expect((modal.view.frame.minY > 0) == isCard)
      #expect(modal.view.frame.width == screen.size.width)
      #expect(
        modal.presentationController?.frameOfPresentedViewInContainerView == modal.view.frame)
      #expect((modal.sheetPresentationController != nil) == isCard)
    }
  }
}
