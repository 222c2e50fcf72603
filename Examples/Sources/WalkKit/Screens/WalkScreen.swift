import Foundation
import HeadlessUIKit
import Portolan
import Store

/// A screen that shows a Store, the finger that touches it and the time that goes by: all that a
/// walk needs to know of a UI framework.
@MainActor protocol WalkScreen: AnyObject {
  /// Shows a Store; the one before is gone with all that it showed.
  func show(_ store: StoreApplication)

  /// Does something with what it makes belonging to this screen.
  func run<Result>(_ body: @MainActor () async throws -> Result) async rethrows -> Result

  /// What it shows as one line, read without the navigation library; empty while that is nothing.
  var picture: String { get }
  /// Whether something that can be seen says that it loads.
  var isLoading: Bool { get }
  /// Whether a text field of this label is in front.
  func hasField(_ label: String) -> Bool
  /// Whether there is a tab of this name that a finger reaches.
  func hasTab(_ name: String) -> Bool
  /// Whether the bar in front has a button that goes back.
  var hasBackButton: Bool { get }
  /// The labels of what can be touched now.
  var tappable: [String] { get }

  /// Follows a link, as the system would.
  func open(_ url: URL, in store: StoreApplication)
  /// Touches what has a label.
  func tap(_ label: String) throws(HeadlessTouchError)
  /// Touches the bar's button that goes back.
  func tapBack() throws(HeadlessTouchError)
  /// Touches a tab.
  func tapTab(_ name: String) throws(HeadlessTouchError)
  /// Types into the field that has a label.
  func type(_ text: String, into label: String) throws(HeadlessTouchError)
  /// Swipes from the edge; false when that began nothing.
  func swipeBack(finish: Bool) -> Bool
  /// Drags the front card away; false when it did not come along.
  func dragSheetDown() -> Bool

  /// Whether something moves.
  var isTransitioning: Bool { get }
  /// Lets the main actor do what it has, and the screen one turn.
  func giveTurn() async
  /// Lets what moves come to its end.
  func finishTransitions()
  /// Lets time go by.
  func advance(by time: Duration)

  /// How many of the controllers that show something are alive.
  var alive: Int { get }
  /// Keeps what a product's screen is made of, as a mistake in an app would.
  func keep(_ product: ScreenContext<StoreRoute>)
  /// What the framework would have complained of since the last call.
  func takeFaults() -> [String]
}

extension WalkScreen {
  /// What can be touched now, in words.
  var choices: String {
    let labels = tappable.map { "\"\($0)\"" }.joined(separator: ", ")
    return "what can be tapped: \(labels.isEmpty ? "nothing" : labels)"
  }
}
