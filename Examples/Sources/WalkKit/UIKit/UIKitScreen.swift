import Foundation
import HeadlessUIKit
import Portolan
import PortolanUIKit
import Store
import StoreUIKit

/// The Store's UIKit shell on a screen without glass.
@MainActor final class UIKitScreen: WalkScreen {
  /// Read through public properties only.
  private(set) var window: UIWindow
  private let screen: HeadlessScreen
  private var toldFaults = 0
  private var kept: [UIViewController] = []

  init(clock: HeadlessClock) {
    screen = HeadlessScreen(clock: clock)
    window = screen.makeWindow()
  }

  func show(_ store: StoreApplication) {
    window = screen.makeWindow()
    window.rootViewController = SceneRootController(store.navigator.scene, StoreScreens(store))
    window.makeKeyAndVisible()
  }

  /// Controllers that are in no window yet find their screen through the task.
  func run<Result>(_ body: @MainActor () async throws -> Result) async rethrows -> Result {
    try await HeadlessScreen.run(on: screen) { _ in try await body() }
  }

  var alive: Int { HeadlessCensus.current.controllers }

  func keep(_ product: ScreenContext<StoreRoute>) {
    if let controller = FrontScreen(of: window).controller { kept.append(controller) }
  }

  func takeFaults() -> [String] {
    defer { toldFaults = screen.faults.count }
    return screen.faults.dropFirst(toldFaults).map { "fault \($0)" }
  }
}

extension UIKitScreen {
  var picture: String { ScreenPicture(of: window).text }
  var isLoading: Bool { FrontScreen(of: window).isLoading }
  func hasField(_ label: String) -> Bool { FrontScreen(of: window).hasField(label) }
  func hasTab(_ name: String) -> Bool { screen.tabs.contains(name) }
  var hasBackButton: Bool { screen.tappable.contains("Back") }
  var tappable: [String] { screen.tappable }
}

extension UIKitScreen {
  func open(_ url: URL, in store: StoreApplication) { store.navigator.open(url) }

  func tap(_ label: String) throws(HeadlessTouchError) { try screen.tap(label) }
  func tapBack() throws(HeadlessTouchError) { try screen.tap("Back") }
  func tapTab(_ name: String) throws(HeadlessTouchError) { try screen.tap(name) }

  func type(_ text: String, into label: String) throws(HeadlessTouchError) {
    try screen.type(text, into: label)
  }

  func swipeBack(finish: Bool) -> Bool {
    guard screen.beginSwipeBack() else { return false }
    if finish { screen.finishSwipeBack() } else { screen.cancelSwipeBack() }
    return true
  }

  func dragSheetDown() -> Bool {
    guard screen.beginSheetDrag() else { return false }
    screen.finishSheetDrag()
    return true
  }
}

extension UIKitScreen {
  var isTransitioning: Bool { screen.isTransitioning }

  func giveTurn() async {
    await Task.yield()
    screen.turn()
  }

  func finishTransitions() { screen.finishTransitions() }

  func advance(by time: Duration) { screen.advance(by: time) }
}
