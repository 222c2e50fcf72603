import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite("A collapsed split puts its columns into one stack (U127, U128)")
struct CollapseTests {
  @Test(
    "U127 the last column's stack stands on the first one's, and comes back",
    arguments: Conditions.all)
  func thereAndBack(conditions: Conditions) async throws {
    try await onScreen(conditions) { screen in
      let fixture = SplitFixture(screen)
      let (primary, secondary) = (fixture.stack(.primary), fixture.stack(.secondary))
      let detail = RecordingController("detail", fixture.log)
      secondary.pushViewController(detail, animated: false)
      fixture.settle()
      fixture.decider.top = .secondary
      fixture.rotate(to: SplitFixture.narrow)
      #expect(fixture.split.isCollapsed)
      #expect(primary.viewControllers.last === secondary)
      #expect(secondary.viewControllers.last === detail)
      #expect(fixture.split.viewController(for: .secondary) === secondary)
      #expect(fixture.split.viewControllers == [primary])
      #expect(fixture.shown == [])
      fixture.rotate(to: SplitFixture.wide)
      #expect(!fixture.split.isCollapsed)
      #expect(primary.viewControllers == [fixture.screens[.primary]])
      #expect(secondary.viewControllers == [fixture.screens[.secondary], detail])
      #expect(secondary.parent === fixture.split)
      #expect(fixture.shown == ["primary"])
      #expect(fixture.decider.lines.filter { $0.hasSuffix("ed") } == ["collapsed", "expanded"])
      #expect(fixture.log.take().filter { $0.hasSuffix("load") } == ["detail.load"])
      #expect(screen.faults == [])
    }
  }

  /// Seed 1795954095 of the splits: the model lost it.
  @Test(
    "U127 a column that is shown while it still goes comes back", arguments: Conditions.all,
    [UISplitViewController.Style.doubleColumn, .tripleColumn])
  func shownWhileItGoes(
    conditions: Conditions, style: UISplitViewController.Style
  ) async throws {
    try await onScreen(conditions) { screen in
      let fixture = SplitFixture(screen, style)
      fixture.decider.top = .secondary
      fixture.rotate(to: SplitFixture.narrow)
      fixture.split.hide(.secondary)
      screen.turn()
      fixture.split.show(.secondary)
      fixture.settle()
      fixture.rotate(to: SplitFixture.wide)
      #expect(fixture.stack(.secondary).parent === fixture.split)
      #expect(fixture.screens[.secondary]?.viewIfLoaded?.window != nil)
    }
  }

  @Test(
    "U128 the top is what the delegate says, or else what it is proposed", arguments: Conditions.all
  )
  func top(conditions: Conditions) async throws {
    try await onScreen(conditions) { screen in
      let fixture = SplitFixture(screen)
      fixture.rotate(to: SplitFixture.narrow)
      let proposed = conditions.assumptions.collapsesToSecondary ? "secondary" : "primary"
      #expect(fixture.decider.lines == ["collapse to \(proposed)", "collapsed"])
      #expect(fixture.shown == [proposed])
      fixture.rotate(to: SplitFixture.wide)
      fixture.decider.top = .primary
      fixture.rotate(to: SplitFixture.narrow)
      #expect(fixture.shown == ["primary"])
      #expect(fixture.stack(.secondary).parent == nil)
    }
  }

  @Test(
    "U46 before 26 the bar does not answer while any of its columns moves",
    arguments: Conditions.all)
  func impatientBack(conditions: Conditions) async throws {
    try await onScreen(conditions) { screen in
      let fixture = SplitFixture(screen, .tripleColumn)
      fixture.decider.top = .supplementary
      fixture.rotate(to: SplitFixture.narrow)
      fixture.split.show(.secondary)
      screen.turn()
      #expect(screen.isTransitioning)
      #expect(screen.tappable.contains("Back") == (conditions.profile >= .iOS26))
      fixture.settle()
      #expect(fixture.shown == ["secondary"] && screen.tappable.contains("Back"))
      #expect(screen.faults == [])
    }
  }

  @Test("one Back leads through the columns, by button and by swipe", arguments: Conditions.all)
  func back(conditions: Conditions) async throws {
    try await onScreen(conditions) { screen in
      let fixture = SplitFixture(screen, .tripleColumn)
      fixture.decider.top = .secondary
      fixture.stack(.secondary).pushViewController(
        RecordingController("detail", fixture.log), animated: false)
      fixture.rotate(to: SplitFixture.narrow)
      #expect(screen.tappable.filter { $0 == "Back" } == ["Back"])
      try screen.tap("Back")
      fixture.settle()
      #expect(fixture.shown == ["secondary"])
      #expect(screen.beginSwipeBack())
      screen.cancelSwipeBack()
      fixture.settle()
      #expect(fixture.shown == ["secondary"])
      #expect(screen.beginSwipeBack())
      screen.finishSwipeBack()
      fixture.settle()
      #expect(fixture.shown == ["supplementary"])
      try screen.tap("primary")
      fixture.settle()
      #expect(fixture.shown == ["primary"])
      #expect(!screen.tappable.contains("Back"))
      #expect(fixture.stack(.primary).viewControllers.count == 1)
      fixture.rotate(to: SplitFixture.wide)
      #expect(fixture.shown.count == 3)
      #expect(screen.faults == [])
    }
  }

  @Test(
    "collapsed, showing a column pushes it, and showing one beneath takes off what stands on it",
    arguments: Conditions.all)
  func showing(conditions: Conditions) async throws {
    try await onScreen(conditions) { screen in
      let fixture = SplitFixture(screen, .tripleColumn)
      fixture.decider.top = .primary
      fixture.rotate(to: SplitFixture.narrow)
      fixture.split.show(.secondary)
      #expect(fixture.stack(.primary).transitionCoordinator != nil)
      fixture.settle()
      #expect(fixture.shown == ["secondary"])
      try screen.tap("Back")
      fixture.settle()
      let between = conditions.assumptions.showsColumnsBetween
      #expect(fixture.shown == [between ? "supplementary" : "primary"])
      fixture.split.show(.secondary)
      fixture.settle()
      fixture.split.show(.primary)
      fixture.settle()
      #expect(fixture.shown == ["primary"])
      fixture.split.show(.supplementary)
      fixture.settle()
      #expect(fixture.shown == ["supplementary"])
      fixture.split.hide(.supplementary)
      fixture.settle()
      #expect(fixture.shown == ["primary"])
      #expect(screen.faults == [])
    }
  }

  @Test("U126 a compact column is shown instead of the others, which hear nothing meanwhile")
  func compact() async throws {
    try await onScreen { screen in
      let fixture = SplitFixture(screen)
      let compact = RecordingController("compact", fixture.log)
      fixture.split.setViewController(compact, for: .compact)
      fixture.rotate(to: SplitFixture.narrow)
      #expect(compact.parent === fixture.split)
      #expect(fixture.split.viewControllers == [compact])
      #expect(
        fixture.taken("idAppear", "idDisappear")
          == ["compact.didAppear", "primary.didDisappear", "secondary.didDisappear"])
      fixture.stack(.secondary).pushViewController(
        RecordingController("hidden", fixture.log), animated: true)
      fixture.settle()
      #expect(fixture.taken("ppear") == [])
      fixture.rotate(to: SplitFixture.wide)
      #expect(
        fixture.taken("idAppear", "idDisappear")
          == ["compact.didDisappear", "hidden.didAppear", "primary.didAppear"])
      #expect(screen.faults == [])
    }
  }

  @Test("a column in front may be exchanged while it is collapsed", arguments: Conditions.all)
  func exchanged(conditions: Conditions) async throws {
    try await onScreen(conditions) { screen in
      let fixture = SplitFixture(screen)
      fixture.decider.top = .secondary
      fixture.rotate(to: SplitFixture.narrow)
      let new = UIViewController()
      new.title = "new"
      for column in [UISplitViewController.Column.secondary, .primary] {
        fixture.split.setViewController(new, for: column)
        fixture.settle()
        #expect(fixture.split.viewController(for: column) === new)
        fixture.split.setViewController(fixture.screens[column], for: column)
        fixture.settle()
        #expect(fixture.shown == ["secondary"])
      }
      try screen.tap("primary")
      fixture.settle()
      #expect(fixture.shown == ["primary"])
      #expect(screen.faults == [])
    }
  }

  @Test("the end of a push comes before the collapse", arguments: Conditions.all)
  func duringPush(conditions: Conditions) async throws {
    try await onScreen(conditions) { screen in
      let fixture = SplitFixture(screen)
      fixture.decider.top = .secondary
      let detail = RecordingController("detail", fixture.log)
      fixture.stack(.secondary).pushViewController(detail, animated: true)
      screen.turn()
      fixture.rotate(to: SplitFixture.narrow)
      #expect(fixture.stack(.primary).viewControllers.last === fixture.stack(.secondary))
      #expect(fixture.stack(.secondary).viewControllers.last === detail)
      #expect(screen.beginSwipeBack())
      screen.rotate(to: SplitFixture.wide, on: .pad)
      fixture.settle()
      #expect(fixture.stack(.secondary).viewControllers.last === detail)
      #expect(screen.faults == [])
    }
  }
}
