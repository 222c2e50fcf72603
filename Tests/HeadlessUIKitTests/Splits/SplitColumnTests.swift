import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite("A split shows its columns side by side (U122, U125)")
struct SplitColumnTests {
  @Test("U122 a column gets a stack unless it is one, and is known without it")
  func wrapped() async throws {
    try await onScreen { screen in
      let split = UISplitViewController(style: .doubleColumn)
      let (bare, stack) = (UIViewController(), UINavigationController())
      split.setViewController(bare, for: .primary)
      split.setViewController(stack, for: .secondary)
      #expect(split.viewController(for: .primary) === bare)
      #expect(split.viewController(for: .secondary) === stack)
      #expect(bare.navigationController?.viewControllers == [bare])
      let window = screen.show(split)
      screen.rotate(to: SplitFixture.wide, on: .pad)
      screen.finishTransitions()
      #expect(split.children.contains { $0 === bare.navigationController })
      #expect(split.children.contains { $0 === stack })
      #expect(bare.splitViewController === split)
      window.isHidden = true
    }
  }

  @Test("both columns appear once", arguments: Conditions.all)
  func appear(conditions: Conditions) async throws {
    try await onScreen(conditions) { screen in
      let fixture = SplitFixture(screen)
      #expect(!fixture.split.isCollapsed)
      #expect(fixture.shown.sorted() == ["primary", "secondary"])
      #expect(fixture.screens.values.allSatisfy { $0.isViewLoaded })
      fixture.stack(.primary).pushViewController(
        RecordingController("more", fixture.log), animated: true)
      fixture.settle()
      #expect(
        fixture.taken("idAppear", "idDisappear") == ["more.didAppear", "primary.didDisappear"])
      #expect(screen.faults == [])
    }
  }

  @Test("a column that is exchanged while a cover comes has disappeared", arguments: Conditions.all)
  func exchanged(conditions: Conditions) async throws {
    try await onScreen(conditions) { screen in
      let fixture = SplitFixture(screen)
      let (old, cover) = (fixture.stack(.primary), UIViewController())
      cover.modalPresentationStyle = .fullScreen
      fixture.split.present(cover, animated: true)
      screen.turn()
      fixture.split.setViewController(UIViewController(), for: .primary)
      fixture.settle()
      fixture.split.setViewController(old, for: .primary)
      cover.dismiss(animated: true)
      fixture.settle()
      #expect(fixture.shown.sorted() == ["primary", "secondary"])
      #expect(screen.faults == [])
    }
  }

  @Test("U125 the modes show one, two or three columns, and the delegate hears which come and go")
  func modes() async throws {
    try await onScreen { screen in
      let fixture = SplitFixture(screen, .tripleColumn)
      #expect(fixture.shown.count == 3)
      #expect(fixture.split.displayMode == .twoBesideSecondary)
      fixture.decider.lines = []
      fixture.split.preferredDisplayMode = .secondaryOnly
      #expect(fixture.shown == ["secondary"])
      #expect(fixture.decider.lines == ["hides primary", "hides supplementary"])
      #expect(
        fixture.taken("idDisappear") == ["primary.didDisappear", "supplementary.didDisappear"])
      fixture.split.show(.supplementary)
      #expect(fixture.shown.sorted() == ["secondary", "supplementary"])
      fixture.split.show(.primary)
      #expect(fixture.shown.count == 3)
      fixture.split.hide(.primary)
      #expect(fixture.split.displayMode == .oneBesideSecondary)
      fixture.split.hide(.supplementary)
      #expect(fixture.shown == ["secondary"])
      #expect(screen.faults == [])
    }
  }

  @Test("left to itself it shows the last column alone while the screen is upright")
  func automatic() async throws {
    try await onScreen { screen in
      let fixture = SplitFixture(screen)
      fixture.split.preferredDisplayMode = .automatic
      #expect(fixture.split.displayMode == .oneBesideSecondary)
      fixture.rotate(to: CGSize(width: 700, height: 1_000))
      #expect(fixture.split.displayMode == .secondaryOnly)
      #expect(fixture.shown == ["secondary"])
    }
  }

  @Test("another controller for a column takes the place of the one before")
  func replaced() async throws {
    try await onScreen { screen in
      let fixture = SplitFixture(screen)
      let new = RecordingController("new", fixture.log)
      let old = fixture.stack(.secondary)
      fixture.split.setViewController(new, for: .secondary)
      fixture.settle()
      #expect(old.parent == nil)
      #expect(
        fixture.taken("idAppear", "idDisappear") == ["new.didAppear", "secondary.didDisappear"])
      #expect(screen.faults == [])
    }
  }

  @Test("U132 a stack takes no split")
  func pushed() async throws {
    try await onScreen { screen in
      let stack = UINavigationController(rootViewController: UIViewController())
      stack.pushViewController(UISplitViewController(style: .doubleColumn), animated: false)
      #expect(stack.viewControllers.count == 1)
      #expect(screen.faults.map(\.kind) == [.unpushable])
    }
  }

  @Test("U131 whether it is collapsed means nothing before it is in a window")
  func outside() async throws {
    try await onScreen { screen in
      screen.rotate(to: SplitFixture.narrow, on: .pad)
      let split = UISplitViewController(style: .doubleColumn)
      for column in [UISplitViewController.Column.primary, .secondary] {
        split.setViewController(UIViewController(), for: column)
      }
      split.loadViewIfNeeded()
      #expect(split.traitCollection.horizontalSizeClass == .compact)
      #expect(!split.isCollapsed && split.viewControllers.count == 2)
      screen.show(split)
      #expect(split.isCollapsed && split.viewControllers.count == 1)
    }
  }
}
