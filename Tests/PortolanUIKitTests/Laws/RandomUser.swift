import Foundation
import HeadlessUIKit
import Portolan
import PortolanUIKit

/// Code and a person who do anything at any time.
@MainActor struct RandomUser {
  let app: TestApp
  var random: SeededGenerator
  private var code: RandomCode
  /// The ways in which a motion of a stack and a tap on a tab have met.
  private(set) var meetings: Set<Meeting> = []

  init(_ app: TestApp, random: SeededGenerator) {
    self.app = app
    self.random = random
    code = RandomCode(app)
  }

  /// What was asked for.
  var requests: [NavigationRequest] { code.requests }

  /// Does one thing, whatever runs; returns what.
  mutating func act() async -> String {
    let isFolding = app.screen.device == .duo
    switch Int.random(in: 0..<(isFolding ? 28 : 23), using: &random) {
    case 0..<10: return code.ask(&random)
    case 10..<16: return touch()
    case 16: return putAway()
    case 17..<20: return await meet()
    case 20: return doBeside()
    case 21 where !isFolding: return turnDevice()
    case 22: return moveWindow()
    default: return app.screen.changeRoom(&random)
    }
  }

  // MARK: A person

  private mutating func touch() -> String {
    let screen = app.screen
    // A touch is an event of its own: what the last turn held back has begun by then (U33).
    screen.turn()
    switch Int.random(in: 0..<13, using: &random) {
    case 0: return "begin a swipe: \(screen.beginSwipeBack())"
    case 1: return "begin a swipe in the content: \(screen.beginSwipeBackInContent())"
    case 2:
      screen.cancelSwipeBack()
      return "cancel a swipe"
    case 3:
      screen.finishSwipeBack()
      return "finish a swipe"
    case 4: return "begin a drag: \(screen.beginSheetDrag())"
    case 5:
      screen.cancelSheetDrag()
      return "cancel a drag"
    case 6:
      screen.finishSheetDrag()
      return "finish a drag"
    case 7:
      let detent: UISheetPresentationController.Detent.Identifier =
        Bool.random(using: &random) ? .medium : .large
      return "drag to a height: \(screen.dragSheet(to: detent))"
    case 8:
      let swipe: HeadlessSwipe = Bool.random(using: &random) ? .left : .right
      return "turn \(swipe): \(screen.beginPageSwipe(swipe))"
    case 9:
      screen.cancelPageSwipe()
      return "cancel a turn"
    case 10:
      screen.finishPageSwipe()
      return "finish a turn"
    default:
      guard let label = screen.tappable.randomElement(using: &random) else { return "no target" }
      return tap(label) ? "tap \(label)" : "miss \(label)"
    }
  }

  private func tap(_ label: String) -> Bool {
    do throws(HeadlessTouchError) {
      try app.screen.tap(label)
      return true
    } catch { return false }
  }

  /// Lets go of the glass.
  func release() {
    app.screen.cancelSwipeBack()
    app.screen.cancelSheetDrag()
    app.screen.cancelPageSwipe()
  }

  // MARK: Both at once

  /// Moves a stack and taps a tab, in one of the orders in which they may meet.
  private mutating func meet() async -> String {
    let meeting = Meeting.allCases[Int.random(in: 0..<Meeting.allCases.count, using: &random)]
    var hasTapped: String?
    if meeting.tapsFirst {
      hasTapped = tapTab()
      await pass(meeting.gap)
      move(meeting.motion)
    } else {
      move(meeting.motion)
      await pass(meeting.gap)
      hasTapped = tapTab()
    }
    if hasTapped != nil { meetings.insert(meeting) }
    return "\(meeting): \(hasTapped ?? "none")"
  }

  /// Returns the tab that it has tapped.
  private mutating func tapTab() -> String? {
    // As each touch is, it is an event of its own (U33).
    app.screen.turn()
    guard let label = app.screen.tabs.randomElement(using: &random), tap(label) else { return nil }
    return label
  }

  private mutating func move(_ motion: Meeting.Motion) {
    switch motion {
    case .push: code.requests.append(app.navigator.push(.product(id: 4)))
    case .pop: code.requests.append(app.navigator.back())
    }
  }

  private func pass(_ gap: Meeting.Gap) async {
    guard gap != .none else { return }
    await app.breathe()
    app.screen.turn()
    app.screen.advance(by: gap.time)
  }

  // MARK: Other code, and the system

  private mutating func doBeside() -> String {
    // UIKit logs what comes while a presentation or dismissal runs (U72, U87).
    guard app.isOpen, !app.screen.isTransitioning else { return "no window" }
    if let alert = app.alerts.popLast() {
      alert.presentingViewController?.dismiss(animated: Bool.random(using: &random))
      return "close an alert"
    }
    guard app.root.frontLayer.viewIfLoaded?.window != nil else {
      return "no place for an alert"
    }
    app.alerts.append(BesideApp(app: app).alert(animated: Bool.random(using: &random)))
    return "alert"
  }

  /// Code puts a drawer away, whatever stands on it.
  private mutating func putAway() -> String {
    let drawers = app.controllers.compactMap { $0 as? DrawerController }
    guard let drawer = drawers.randomElement(using: &random) else { return touch() }
    app.putAway(drawer)
    return "put a drawer away"
  }

  private mutating func turnDevice() -> String {
    let isWide = Bool.random(using: &random)
    app.screen.rotate(
      to: isWide ? CGSize(width: 1_024, height: 768) : CGSize(width: 390, height: 844), on: .pad)
    return isWide ? "wide" : "narrow"
  }

  private mutating func moveWindow() -> String {
    if app.isOpen, app.window.rootViewController !== app.root { return "the root is elsewhere" }
    release()
    // A dismissal without animation takes some turns too, and UIKit logs a second one (U87).
    guard !app.screen.isTransitioning, app.root.presentedViewController?.isBeingDismissed != true
    else { return "something moves" }
    if app.isOpen, Int.random(in: 0..<3, using: &random) > 0 {
      app.closeWindow()
      return "close a window"
    }
    app.openWindow()
    return "open a window"
  }
}
