import Foundation
import HeadlessUIKit

/// A split with a recording controller in a stack for each column.
@MainActor final class SplitFixture {
  static let wide = CGSize(width: 1_000, height: 700)
  static let narrow = CGSize(width: 390, height: 844)

  let log = CallLog()
  let split: UISplitViewController
  let screens: [UISplitViewController.Column: RecordingController]
  let decider = Decider()
  private let window: UIWindow
  private let screen: HeadlessScreen

  init(
    _ screen: HeadlessScreen, _ style: UISplitViewController.Style = .doubleColumn,
    size: CGSize = wide
  ) {
    self.screen = screen
    screen.rotate(to: size, on: .pad)
    split = UISplitViewController(style: style)
    split.delegate = decider
    let columns: [UISplitViewController.Column] =
      style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    var screens: [UISplitViewController.Column: RecordingController] = [:]
    for column in columns { screens[column] = RecordingController("\(column)", log) }
    self.screens = screens
    for column in columns {
      split.setViewController(
        screens[column].map(UINavigationController.init(rootViewController:)), for: column)
    }
    split.preferredDisplayMode = style == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary
    window = screen.show(split)
    settle()
    _ = log.take()
  }

  func settle() { screen.finishTransitions() }

  func rotate(to size: CGSize) {
    screen.rotate(to: size, on: .pad)
    settle()
  }

  func stack(_ column: UISplitViewController.Column) -> UINavigationController {
    split.viewController(for: column) as? UINavigationController ?? UINavigationController()
  }

  /// The screens that are seen, as the titles of bars say: one for each column.
  var shown: [String] {
    screen.accessibleLabels.filter { label in screens.values.contains { $0.name == label } }
  }

  /// What was called of a kind, in any order of columns.
  func taken(_ suffixes: String...) -> [String] {
    log.take().filter { line in suffixes.contains { line.hasSuffix($0) } }.sorted()
  }
}

/// Decides on the column on top, and notes what it is told.
final class Decider: NSObject, UISplitViewControllerDelegate {
  var top: UISplitViewController.Column?
  var lines: [String] = []

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    lines.append("collapse to \(proposedTopColumn)")
    return top ?? proposedTopColumn
  }

  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
      .DisplayMode
  ) -> UISplitViewController.DisplayMode {
    lines.append("expand to \(proposedDisplayMode)")
    return proposedDisplayMode
  }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { lines.append("collapsed") }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) { lines.append("expanded") }

  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) { lines.append("shows \(column)") }

  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) { lines.append("hides \(column)") }
}
