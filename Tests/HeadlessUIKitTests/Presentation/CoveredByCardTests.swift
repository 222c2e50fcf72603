import Foundation
import HeadlessUIKit
import Testing

/// Which control a card covers that dims nothing.
@MainActor @Suite("A UIKit sheet blocks touches on the views that it covers (mail F6)")
struct CoveredByCardTests {
  /// Tabs with a screen of two buttons, and a card over them that rests at two heights.
  private func show(
    on screen: HeadlessScreen, second height: CGFloat? = nil
  ) throws -> (sheet: UISheetPresentationController, window: UIWindow) {
    let page = UIViewController()
    page.title = "Map"
    page.view.addSubview(button("High", at: 200))
    page.view.addSubview(button("Low", at: 700))
    page.view.addSubview(UIButton(primaryAction: UIAction(title: "Somewhere") { _ in }))
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: page), other]
    let window = screen.show(tabs)
    let sheet = try present("Search", [.medium(), .large()], on: tabs)
    if let height {
      _ = try present("Filter", [.custom { _ in height }], on: sheet.presentedViewController)
    }
    return (sheet, window)
  }

  private var other: UIViewController {
    let made = UIViewController()
    made.title = "Chats"
    return made
  }

  private func button(_ title: String, at y: CGFloat) -> UIButton {
    let made = UIButton(primaryAction: UIAction(title: title) { _ in })
    made.frame = CGRect(x: 0, y: y, width: 100, height: 44)
    return made
  }

  private func present(
    _ title: String, _ detents: [UISheetPresentationController.Detent],
    on presenter: UIViewController
  ) throws -> UISheetPresentationController {
    let card = UIViewController()
    card.view.addSubview(UIButton(primaryAction: UIAction(title: title) { _ in }))
    let sheet = try #require(card.sheetPresentationController)
    sheet.detents = detents
    sheet.largestUndimmedDetentIdentifier = detents.last?.identifier
    presenter.present(card, animated: false)
    return sheet
  }

  private func reason(
    _ label: String, on screen: HeadlessScreen
  ) -> HeadlessTouchError.Reason? {
    do throws(HeadlessTouchError) {
      try screen.tap(label)
      return nil
    } catch { return error.reason }
  }

  @Test("mail F6: on a phone the bar of tabs and what stands low are behind it")
  func phone() async throws {
    try await onScreen { screen in
      let (sheet, window) = try show(on: screen)
      #expect(screen.tappable == ["High", "Somewhere", "Search"])
      #expect(reason("Chats", on: screen) == .covered && reason("Low", on: screen) == .covered)
      #expect(reason("High", on: screen) == nil && reason("Somewhere", on: screen) == nil)
      #expect(screen.dragSheet(to: .large))
      #expect(screen.tappable == ["Search"])
      #expect(reason("High", on: screen) == .covered)
      #expect(screen.dragSheet(to: .medium))
      #expect(screen.tappable == ["High", "Somewhere", "Search"])
      _ = (sheet, window)
    }
  }

  @Test("mail F6: on a tablet the card stands in the middle and covers no bar")
  func tablet() async throws {
    try await onScreen { screen in
      screen.rotate(to: CGSize(width: 1_024, height: 768), on: .pad)
      let (sheet, window) = try show(on: screen)
      #expect(reason("Chats", on: screen) == nil)
      screen.rotate(to: CGSize(width: 390, height: 768), on: .pad)
      screen.finishTransitions()
      #expect(reason("Map", on: screen) == .covered, "a narrow window is as a phone")
      _ = (sheet, window)
    }
  }

  @Test("mail F6: a card is behind one of its height, and not behind a lower one")
  func twoCards() async throws {
    for (height, isBehind) in [(200.0, false), (395, true), (600, true)] {
      try await onScreen { screen in
        let (sheet, window) = try show(on: screen, second: height)
        #expect(screen.tappable.contains("Search") != isBehind, "\(height)")
        #expect(reason("Filter", on: screen) == nil)
        _ = (sheet, window)
      }
    }
  }

  @Test("mail F6: a long press reaches what a tap reaches")
  func press() async throws {
    try await onScreen { screen in
      let (sheet, window) = try show(on: screen)
      let tabs = try #require(window.rootViewController as? UITabBarController)
      let page = try #require(tabs.selectedViewController?.children.first)
      for button in page.view.subviews.compactMap({ $0 as? UIButton }) {
        button.menu = UIMenu(children: [UIAction(title: "Mark") { _ in }])
      }
      let (high, low) = (page.view.subviews[0], page.view.subviews[1])
      #expect(throws: HeadlessTouchError.self) { try screen.press(low) }
      try screen.press(high)
      screen.finishTransitions()
      #expect(screen.tappable.contains("Mark"))
      _ = sheet
    }
  }
}
