import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite(
  "An open menu is a presented view controller, and runs the action that the user chooses (U165)")
struct MenuTests {
  private func open(
    _ screen: HeadlessScreen, _ act: @escaping (UIViewController) -> Void
  ) throws -> (UIViewController, UIWindow) {
    let root = UIViewController()
    let button = UIButton(type: .system)
    button.setTitle("Menu", for: .normal)
    button.menu = UIMenu(
      title: "All",
      children: [
        UIAction(title: "One") { [unowned root] _ in act(root) },
        UIMenu(
          options: .displayInline,
          children: [UIAction(title: "Two", attributes: .disabled) { _ in }]),
        UIAction(title: "Three", attributes: .hidden) { _ in },
      ])
    button.showsMenuAsPrimaryAction = true
    root.view.addSubview(button)
    let window = screen.show(root)
    try screen.tap("Menu")
    return (root, window)
  }

  @Test("one is presented as long as it stands, with its elements to be touched")
  func presented() async throws {
    try await onScreen { screen in
      let (root, window) = try open(screen) { _ in }
      #expect(root.presentedViewController?.isBeingPresented == true)
      screen.finishTransitions()
      #expect(screen.tappable == ["Dismiss menu", "One"])
      #expect(throws: HeadlessTouchError.self) { try screen.tap("Two") }
      try screen.tap("Dismiss menu")
      #expect(root.presentedViewController?.isBeingDismissed == true)
      screen.finishTransitions()
      #expect(root.presentedViewController == nil)
      _ = window
    }
  }

  @Test(
    "it acts before it goes, while it goes or when it has gone",
    arguments: HeadlessAssumptions.MenuActions.allCases)
  func acts(moment: HeadlessAssumptions.MenuActions) async throws {
    try await onScreen(.iOS18, HeadlessAssumptions(menuActions: moment)) { screen in
      var seen: [Bool?] = []
      let (root, window) = try open(screen) {
        seen.append($0.presentedViewController?.isBeingDismissed)
      }
      screen.finishTransitions()
      try screen.tap("One")
      screen.finishTransitions()
      #expect(seen == [[.beforeItGoes: false, .whileItGoes: true][moment]])
      #expect(root.presentedViewController == nil)
      _ = window
    }
  }

  @Test("a bar's button without an action opens its menu")
  func barButton() async throws {
    try await onScreen { screen in
      let (stack, window) = screen.stack(UIViewController())
      var isDone = false
      stack.topViewController?.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "More", menu: UIMenu(children: [UIAction(title: "Do") { _ in isDone = true }]))
      try screen.tap("More")
      screen.finishTransitions()
      try screen.tap("Do")
      #expect(isDone)
      _ = window
    }
  }

  @Test("a sheet that is presented on a menu goes with it")
  func takenAlong() async throws {
    try await onScreen(.iOS18, HeadlessAssumptions(menuActions: .beforeItGoes)) { screen in
      let (root, window) = try open(screen) {
        $0.presentedViewController?.present(UIViewController(), animated: false)
      }
      screen.finishTransitions()
      try screen.tap("One")
      screen.finishTransitions()
      #expect(root.presentedViewController == nil)
      _ = window
    }
  }

  @Test("a finger that rests opens the nearest menu, which is presented as others are")
  func pressed() async throws {
    try await onScreen { screen in
      let root = UIViewController()
      let menus = Menus(UIMenu(children: [UIAction(title: "One") { _ in }]))
      let interaction = UIContextMenuInteraction(delegate: menus)
      let (card, label, button) = (UIView(), UILabel(), UIButton(type: .system))
      root.view.addSubview(card)
      root.view.addSubview(button)
      card.addSubview(label)
      let window = screen.show(root)
      #expect(throws: HeadlessTouchError.self) { try screen.press(label) }
      card.addInteraction(interaction)
      #expect(interaction.view === card && card.interactions.count == 1)
      button.menu = UIMenu(children: [UIAction(title: "Two") { _ in }])
      for (view, item) in [(label, "One"), (button, "Two")] {
        try screen.press(view)
        #expect(root.presentedViewController?.isBeingPresented == true)
        #expect(throws: HeadlessTouchError.self) { try screen.press(view) }
        screen.finishTransitions()
        #expect(screen.tappable == ["Dismiss menu", item])
        #expect(throws: HeadlessTouchError.self) { try screen.press(view) }
        interaction.dismissMenu()
        screen.finishTransitions()
        #expect(root.presentedViewController == nil)
      }
      card.removeInteraction(interaction)
      #expect(interaction.view == nil && card.interactions.isEmpty)
      #expect(throws: HeadlessTouchError.self) { try screen.press(label) }
      _ = window
    }
  }
}

/// Gives one menu.
private final class Menus: NSObject, UIContextMenuInteractionDelegate {
  private let menu: UIMenu

  init(_ menu: UIMenu) { self.menu = menu }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [menu] _ in menu }
  }
}
