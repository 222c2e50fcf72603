import HeadlessUIKit
import Testing

/// Apple says that a split of the classic style supports no columns: UIKit throws, and the model notes it.
@MainActor @Suite("A split refuses to mix the classic style with columns (U123)")
struct SplitStyleTests {
  @Test(
    "models F7: a split of the classic style takes no column, for little room neither",
    arguments: [UISplitViewController.Column.primary, .compact])
  func noColumn(column: UISplitViewController.Column) async throws {
    try await onScreen { screen in
      let split = UISplitViewController()
      split.setViewController(UIViewController(), for: column)
      #expect(screen.faults.map(\.kind) == [.splitStyle])
      #expect(screen.faults.first?.message.contains("has no columns: use init(style:)") == true)
      #expect(screen.faults.first?.severity == .exception)
      #expect(split.children.isEmpty && split.viewController(for: column) == nil)
    }
  }

  @Test("models F7: a split with columns is given each, not all at once, and none that it has not")
  func eachColumn() async throws {
    try await onScreen { screen in
      let split = UISplitViewController(style: .doubleColumn)
      split.viewControllers = [UIViewController()]
      split.setViewController(UIViewController(), for: .supplementary)
      #expect(screen.faults.map(\.kind) == [.splitStyle, .splitStyle])
      #expect(screen.faults.first?.message.contains("set by setViewController(_:for:)") == true)
      #expect(split.viewControllers.isEmpty)
    }
  }

  @Test("models F7: the classic style is none that columns are made with")
  func noClassicColumns() async throws {
    try await onScreen { screen in
      let split = UISplitViewController(style: .unspecified)
      #expect(screen.faults.map(\.kind) == [.splitStyle])
      #expect(split.style == .unspecified)
    }
  }

  @Test func `each says which style it has`() {
    #expect(UISplitViewController(nibName: nil, bundle: nil).style == .unspecified)
    #expect(UISplitViewController().style == .unspecified)
    #expect(UISplitViewController(style: .doubleColumn).style == .doubleColumn)
    #expect(UISplitViewController(style: .tripleColumn).style == .tripleColumn)
  }
}
