@_spi(Driver) import HeadlessUIKit

/// The finger of who walks, the screen it touches and the time that goes by.
@MainActor final class Hand {
  let screen: HeadlessScreen
  /// Read through public properties only.
  private(set) var window: UIWindow
  private var toldFaults = 0

  init(clock: HeadlessClock) {
    screen = HeadlessScreen(clock: clock)
    window = screen.makeWindow()
  }

  /// Shows an app in a window of its own; the window before is gone with all that it showed.
  func show(_ root: UIViewController) {
    window = screen.makeWindow()
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  func tap(_ label: String) throws(HeadlessTouchError) { try screen.tap(label) }

  func type(_ text: String, into label: String) throws(HeadlessTouchError) {
    try screen.type(text, into: label)
  }

  /// Whether there is a tab of this name that a finger reaches.
  func hasTab(_ name: String) -> Bool { screen.tabs.contains(name) }

  var hasBackButton: Bool { screen.tappable.contains("Back") }

  /// Swipes from the edge; false when that began nothing.
  func swipeBack(finish: Bool) -> Bool {
    guard screen.beginSwipeBack() else { return false }
    if finish { screen.finishSwipeBack() } else { screen.cancelSwipeBack() }
    return true
  }

  /// Drags the front card away; false when it did not come along.
  func dragSheetDown() -> Bool {
    guard screen.beginSheetDrag() else { return false }
    screen.finishSheetDrag()
    return true
  }

  /// What can be touched now, in words.
  var choices: String {
    let labels = screen.tappable.map { "\"\($0)\"" }.joined(separator: ", ")
    return "what can be tapped: \(labels.isEmpty ? "nothing" : labels)"
  }

  /// What UIKit would have complained of since the last call.
  func takeFaults() -> [String] {
    defer { toldFaults = screen.faults.count }
    return screen.faults.dropFirst(toldFaults).map { "fault \($0)" }
  }
}

extension Hand {
  var isTransitioning: Bool { screen.isTransitioning }

  /// Lets the main actor do what it has, and the run loop one turn.
  func giveTurn() async {
    await Task.yield()
    screen.turn()
  }

  func finishTransitions() { screen.finishTransitions() }

  func advance(by time: Duration) { screen.advance(by: time) }
}
