import Foundation
import Portolan
import TestSupport

/// A screen at some distance from the core, with a person in front of it.
@MainActor protocol ScenarioStage: AnyObject {
  var app: ScenarioApp { get }
  /// The screen as one line, read from the screen; the tree is not asked.
  var shown: String { get }
  /// What stands in the windows above, the lowest first, read from there.
  var curtains: [String] { get }
  /// All of it as a stage of the test kit writes it; nil where there is no framework.
  var stagePicture: String? { get }
  /// What the screen's framework would have complained of.
  var screenFaults: [String] { get }
  /// What stands in the windows behind the one in front.
  var shownBehind: [String] { get }
  /// The codes of what is reported when two roots show one navigator.
  var codesOfTwoRoots: [String] { get }
  /// Whether something moves on the screen.
  var isMoving: Bool { get }

  /// Shows the app's first frame; links that the app was started with come as the system says.
  func launch(opening links: [URL])
  /// The system delivers a link to the running app.
  func deliver(_ link: URL)

  /// Opens a window with a root of its own for the navigator, in front of the others.
  func openWindow()
  /// Closes the window in front, as a person does; the app goes on.
  func closeWindow()
  /// Puts a plain screen in the place of the root, in the same window.
  func takeRootAway()
  /// Puts the root back.
  func putRootBack()
  /// Ends the app and starts it again; `launch(opening:)` shows its first frame.
  func relaunch() throws

  /// The system says that memory is short.
  func warnOfMemory()

  /// Lets begin what was asked for; nothing that takes time ends.
  func turn()
  /// Lets end what moves by itself.
  func finishTransitions()
  /// Lets the deadline pass of what does not come about, where time passes at all.
  func outwait()

  /// Taps a button of the screen in front.
  func tap(_ label: String) throws
  /// Types into the field of the screen in front.
  func type(_ text: String) throws
  /// What stands in that field.
  func typed() throws -> String
  func tapBack() throws
  /// Holds the back button and chooses the screen at this place of the stack.
  func holdBack(to place: Int) throws
  func tapTab(_ member: Shop) throws
  /// Taps what the house has for one of its rooms, a container of the app's own.
  func choose(_ room: Room) throws
  /// The badge that the bar or the sidebar shows.
  func badge(of member: Shop) -> String?
  /// Makes room for a sidebar, or takes it.
  func resize(isWide: Bool)
  func beginSwipeBack() throws
  func cancelSwipeBack()
  func finishSwipeBack()
  func beginSheetDrag() throws
  func cancelSheetDrag()
  func finishSheetDrag()
  /// Taps beside the popover in front.
  func tapBesidePopover() throws
  /// Drags the sheet in front to another of its heights.
  func dragSheet(to detent: PresentationStyle.Detent) throws
  /// Taps the button with which a drawer closes, a presentation of the app's own.
  func putDrawerAway() throws
  /// What the newest drawer was given to close itself by.
  var drawerHandle: @MainActor () -> Void { get }
  /// Begins to turn to the page after or before.
  func beginTurn(forward: Bool) throws
  func cancelTurn()
  func finishTurn()
}

/// A person cannot do that now.
struct OutOfReach: Error, CustomStringConvertible {
  let what: String
  var description: String { "\(what) is not possible on this screen now" }

  init(_ what: String) { self.what = what }
}
