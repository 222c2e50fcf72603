import Foundation
import HeadlessUIKit
import HeadlessUIKitStage
import Portolan
import PortolanUIKit
import TestSupport

/// The UIKit host on a headless screen.
@MainActor final class UIKitScenarioStage: ScenarioStage {
  private(set) var app: ScenarioApp
  let screen: HeadlessScreen
  private var delegate: UIKitSceneDelegate

  init(_ screen: HeadlessScreen) throws {
    self.screen = screen
    app = try ScenarioApp(clock: screen.clock)
    delegate = UIKitSceneDelegate(app, screen)
  }

  var shown: String { delegate.window.map(uiKitPicture) ?? "" }
  var curtains: [String] {
    screen.windows.filter { $0.windowLevel.rawValue > 0 }.map(uiKitPicture)
  }
  var stagePicture: String? {
    let behind = delegate.windows.dropLast()
    return UIKitPicture(screen.windows.filter { !behind.contains($0) }).text
  }
  var shownBehind: [String] { delegate.windows.dropLast().map(uiKitPicture) }
  var codesOfTwoRoots: [String] { ["NAV078"] }
  var screenFaults: [String] { screen.faults.map(\.description) }
  var isMoving: Bool { screen.isTransitioning || delegate.drawer.moving > 0 }

  func launch(opening links: [URL]) {
    screen.connect(delegate, opening: links)
    screen.turn()
  }

  func deliver(_ link: URL) { screen.open(link) }

  func openWindow() { delegate.openWindow() }
  func closeWindow() { delegate.closeWindow() }
  func takeRootAway() { delegate.takeRootAway() }
  func putRootBack() { delegate.putRootBack() }

  func relaunch() throws {
    while delegate.window != nil { closeWindow() }
    app.scene.close()
    screen.disconnect()
    app = try ScenarioApp(clock: screen.clock)
    delegate = UIKitSceneDelegate(app, screen)
  }

  func warnOfMemory() { screen.sendMemoryWarning() }

  func turn() { screen.turn() }
  func finishTransitions() {
    screen.finishTransitions()
    if delegate.drawer.moving > 0 { screen.advance(by: .seconds(UIKitDrawer.seconds)) }
  }
}

extension UIKitScenarioStage {
  func tap(_ label: String) throws { try screen.tap(label) }

  func type(_ text: String) throws { try screen.type(text, into: UIKitScreen.fieldName) }

  func typed() throws -> String {
    guard let front = delegate.window?.rootViewController?.frontScreen as? UIKitScreen else {
      throw OutOfReach("the field of a screen")
    }
    return front.field.text ?? ""
  }

  func tapBack() throws { try screen.tap("Back") }

  /// The menu of the back button goes through the same call (U38).
  func holdBack(to place: Int) throws {
    let stack = delegate.window?.rootViewController?.visibleStack
    guard let stack, !screen.isTransitioning,
      stack.viewControllers.indices.dropLast().contains(place)
    else { throw OutOfReach("a way back to place \(place)") }
    stack.popToViewController(stack.viewControllers[place], animated: true)
  }

  func tapTab(_ member: Shop) throws { try screen.tap(tabTitle(of: member)) }

  func choose(_ room: Room) throws { try screen.tap(tabTitle(of: room)) }

  func badge(of member: Shop) -> String? { screen.badge(ofTab: tabTitle(of: member)) }

  func resize(isWide: Bool) {
    screen.rotate(
      to: isWide ? CGSize(width: 1_024, height: 768) : CGSize(width: 390, height: 844), on: .pad)
  }

  func beginSwipeBack() throws {
    screen.turn()
    guard screen.beginSwipeBack() else { throw OutOfReach("a swipe back") }
  }

  func cancelSwipeBack() { screen.cancelSwipeBack() }
  func finishSwipeBack() { screen.finishSwipeBack() }

  func beginSheetDrag() throws {
    screen.turn()
    guard screen.beginSheetDrag() else { throw OutOfReach("a drag") }
  }

  func cancelSheetDrag() { screen.cancelSheetDrag() }
  func finishSheetDrag() { screen.finishSheetDrag() }

  func tapBesidePopover() throws {
    screen.turn()
    guard screen.tapBesidePopover() else { throw OutOfReach("a tap beside a popover") }
  }

  func putDrawerAway() throws { try screen.tap(UIKitDrawer.buttonName) }
  var drawerHandle: @MainActor () -> Void {
    { [newest = delegate.drawer.newest] in newest?.dismiss() }
  }

  func dragSheet(to detent: PresentationStyle.Detent) throws {
    screen.turn()
    guard screen.dragSheet(to: detent == .large ? .large : .medium) else {
      throw OutOfReach("a drag to a height")
    }
  }

  func beginTurn(forward: Bool) throws {
    screen.turn()
    guard screen.beginPageSwipe(forward ? .left : .right) else {
      throw OutOfReach("a turn of a page")
    }
  }

  func cancelTurn() { screen.cancelPageSwipe() }
  func finishTurn() { screen.finishPageSwipe() }
}
