import HeadlessUIKit
import Testing

/// Writes down the heights to which a person drags a card.
private final class DetentObserver: NSObject, UISheetPresentationControllerDelegate {
  var heard: [UISheetPresentationController.Detent.Identifier?] = []

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    heard.append(sheetPresentationController.selectedDetentIdentifier)
  }
}

@MainActor
@Suite("A sheet with an undimmed detent lets touches through to the screen beneath")
struct UndimmedSheetTests {
  private static let low = UISheetPresentationController.Detent.Identifier("low")

  /// A stack of two with a card over it, which rests at three heights.
  private func show(
    on screen: HeadlessScreen
  ) throws -> (
    stack: UINavigationController, sheet: UISheetPresentationController, window: UIWindow
  ) {
    let stack = UINavigationController(rootViewController: titled("Map"))
    stack.pushViewController(titled("Port"), animated: false)
    let window = screen.show(stack)
    let card = UIViewController()
    card.view.addSubview(UIButton(primaryAction: UIAction(title: "Search") { _ in }))
    let sheet = try #require(card.sheetPresentationController)
    sheet.detents = [.custom(identifier: Self.low) { _ in 120 }, .medium(), .large()]
    stack.present(card, animated: false)
    return (stack, sheet, window)
  }

  private func titled(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  @Test("nothing passes a card that dims what is behind")
  func dimmed() async throws {
    try await onScreen { screen in
      let (stack, _, window) = try show(on: screen)
      #expect(screen.tappable == ["Search"])
      #expect(throws: HeadlessTouchError.self) { try screen.tap("Back") }
      #expect(!screen.beginSwipeBack())
      #expect(stack.viewControllers.count == 2)
      #expect(screen.accessibleLabels == ["Search"])
      _ = window
    }
  }

  @Test("without a selected height it rests at the lowest; the height decides")
  func heights() async throws {
    try await onScreen { screen in
      let (_, sheet, window) = try show(on: screen)
      let ends: [(selected: UISheetPresentationController.Detent.Identifier?, isOpen: Bool)] = [
        (nil, true), (Self.low, true), (.medium, true), (.large, false),
      ]
      sheet.largestUndimmedDetentIdentifier = .medium
      for (selected, isOpen) in ends {
        sheet.selectedDetentIdentifier = selected
        #expect(screen.tappable.contains("Back") == isOpen)
        #expect(screen.accessibleLabels.contains("Port") == isOpen)
        #expect(screen.accessibleLabels.contains("Search"))
      }
      sheet.largestUndimmedDetentIdentifier = .init("none of its own")
      sheet.selectedDetentIdentifier = nil
      #expect(screen.tappable == ["Search"])
      _ = window
    }
  }

  @Test("Back and a swipe change what is behind, and the card stays")
  func back() async throws {
    try await onScreen { screen in
      let (stack, sheet, window) = try show(on: screen)
      sheet.largestUndimmedDetentIdentifier = .medium
      #expect(screen.beginSwipeBack())
      screen.cancelSwipeBack()
      screen.finishTransitions()
      try screen.tap("Back")
      screen.finishTransitions()
      #expect(stack.viewControllers.count == 1)
      #expect(stack.presentedViewController === sheet.presentedViewController)
      _ = window
    }
  }

  @Test("a finger that swipes in the card does not begin a second swipe behind it")
  func oneFinger() async throws {
    try await onScreen(.iOS26) { screen in
      let behind = UINavigationController(rootViewController: titled("Map"))
      behind.pushViewController(titled("Port"), animated: false)
      let window = screen.show(behind)
      let card = UINavigationController(rootViewController: titled("Search"))
      card.pushViewController(titled("Found"), animated: false)
      card.sheetPresentationController?.detents = [.medium()]
      card.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
      behind.present(card, animated: false)
      screen.finishTransitions()
      #expect(screen.beginSwipeBack())
      #expect(!screen.beginSwipeBackInContent())
      screen.cancelSwipeBack()
      screen.finishTransitions()
      #expect(!screen.isTransitioning && screen.beginSwipeBack())
      screen.finishSwipeBack()
      screen.finishTransitions()
      #expect(behind.viewControllers.count + card.viewControllers.count == 3)
      _ = window
    }
  }

  @Test("an ordinary card on it keeps touches from both")
  func covered() async throws {
    try await onScreen { screen in
      let (_, sheet, window) = try show(on: screen)
      sheet.largestUndimmedDetentIdentifier = .medium
      sheet.presentedViewController.present(titled("Terms"), animated: false)
      #expect(screen.tappable.isEmpty)
      #expect(!screen.accessibleLabels.contains("Search"))
      _ = window
    }
  }

  @Test("a drag to another height is told, code's choice is not")
  func drag() async throws {
    try await onScreen { screen in
      let (_, sheet, window) = try show(on: screen)
      let observer = DetentObserver()
      sheet.delegate = observer
      #expect(screen.dragSheet(to: .large))
      #expect(!screen.dragSheet(to: .init("none of its own")))
      sheet.animateChanges { sheet.selectedDetentIdentifier = Self.low }
      #expect(observer.heard == [.large])
      _ = window
    }
  }
}
