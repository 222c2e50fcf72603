import HeadlessSwiftUI
import Portolan

/// Code and a person who do anything at any time.
@MainActor struct RandomUser {
  let app: TestApp
  var random: SeededGenerator
  private var code: RandomCode
  private(set) var beside: RandomBeside
  /// Whether the scene takes touches.
  private var isActive = true

  init(_ app: TestApp, random: SeededGenerator) {
    self.app = app
    self.random = random
    code = RandomCode(app)
    beside = RandomBeside(app)
  }

  /// What was asked for.
  var requests: [NavigationRequest] { code.requests + beside.requests }

  /// What was asked for and arrives at no node: a curtain has gone.
  var unlocks: [NavigationRequest] { beside.allUnlocks }

  /// Does one thing, whatever runs; returns what.
  mutating func act() -> String {
    let isFolding = app.screen.screen.device == .duo
    return switch Int.random(in: 0..<(isFolding ? 15 : 12), using: &random) {
    case 0..<6: code.ask(&random)
    case 6..<9: touch()
    case 9..<12: beside.act(&random)
    default: app.screen.screen.changeRoom(&random)
    }
  }

  private mutating func touch() -> String {
    if Int.random(in: 0..<12, using: &random) == 0 { return moveWindow() }
    guard app.isOpen else { return "a touch that missed" }
    let screen = app.screen
    guard isActive else {
      isActive = Bool.random(using: &random)
      if isActive { screen.screen.becomeActive() }
      return isActive ? "active" : "a touch that missed"
    }
    do throws(HeadlessTouchError) {
      switch Int.random(in: 0..<19, using: &random) {
      case 0:
        try screen.beginSwipeBack()
        return "begin a swipe"
      case 1:
        screen.cancelSwipeBack()
        return "cancel a swipe"
      case 2:
        screen.finishSwipeBack()
        return "finish a swipe"
      case 3:
        try screen.beginSheetDrag()
        return "begin a drag"
      case 4:
        screen.cancelSheetDrag()
        return "cancel a drag"
      case 5:
        screen.finishSheetDrag()
        return "finish a drag"
      case 6:
        try screen.tapBack()
        return "tap Back"
      case 7:
        let place = Int.random(in: 0...1, using: &random)
        try screen.tapTab(at: place)
        return "tap tab \(place)"
      case 8:
        try screen.tap("Close")
        return "tap Close"
      case 9:
        try screen.tap("More")
        return "tap More"
      case 10 where Bool.random(using: &random):
        try screen.press("Close")
        return "press Close"
      case 10:
        try screen.tap("Menu")
        return "tap Menu"
      case 11:
        guard isUnderMenu || isUnderDialog || isInHouse || isUnderOther,
          let item = screen.tappable.randomElement(using: &random)
        else {
          return "a touch that missed"
        }
        try screen.tap(item)
        return "tap \(item)"
      case 12:
        isActive = false
        screen.screen.resignActive()
        return "inactive"
      case 13:
        let isMedium = Bool.random(using: &random)
        try screen.dragSheet(to: isMedium ? .medium : .large)
        return "drag to \(isMedium ? "medium" : "large")"
      case 14:
        let swipe: HeadlessSwipe = Bool.random(using: &random) ? .left : .right
        return "turn \(swipe): \(screen.beginPageSwipe(swipe))"
      case 15:
        screen.cancelPageSwipe()
        return "cancel a turn"
      case 16:
        screen.finishPageSwipe()
        return "finish a turn"
      case 17 where screen.screen.device != .duo:
        let isWide = Bool.random(using: &random)
        screen.screen.rotate(
          to: isWide ? CGSize(width: 1_024, height: 768) : CGSize(width: 390, height: 844), on: .pad
        )
        return isWide ? "wide" : "narrow"
      default:
        screen.finishTransitions()
        return "finish what moves"
      }
    } catch { return "a touch that missed" }
  }

  /// Whether a menu is in front, and takes touches.
  private var isUnderMenu: Bool { app.screen.tappable.contains("Dismiss menu") }

  /// Whether a person can choose a room.
  private var isInHouse: Bool {
    app.screen.nodes.all(.button).contains {
      $0.accessibilityIdentifier == HouseViews.identifier && $0.isHittable
    }
  }

  /// Whether a screen of other code is in front.
  private var isUnderOther: Bool { app.screen.tappable.contains("Done") }

  /// Whether an alert or a dialog is in front.
  private var isUnderDialog: Bool {
    [.alert, .dialog].contains(app.screen.nodes.frontLayer.kind)
  }

  /// Opens or closes a window, or takes its root away and shows it again.
  private mutating func moveWindow() -> String {
    let place = Int.random(in: 0..<max(1, app.windows.count), using: &random)
    switch Int.random(in: 0..<(app.isOpen ? 4 : 2), using: &random) {
    case 0 where app.windows.count < 3:
      app.openWindow()
      return "open a window"
    case 0, 1:
      guard let hidden = app.windows.firstIndex(where: { !$0.shell.isShown }) else {
        return "no root to show"
      }
      app.showRoot(at: hidden)
      return "show a root"
    case 2:
      app.closeWindow(at: place)
      return "close window \(place)"
    default:
      guard !app.windows[place].screen.isTransitioning else { return "something moves" }
      app.hideRoot(at: place)
      return "hide the root of window \(place)"
    }
  }

  /// Ends what waits for the app; true when something did.
  mutating func comeToRest() -> Bool { beside.comeToRest() }

  /// Lets go of the glass, closes a menu, and comes back to the app.
  mutating func release() {
    isActive = true
    for window in app.windows.map(\.screen) {
      window.screen.becomeActive()
      window.cancelSwipeBack()
      window.cancelSheetDrag()
      window.cancelPageSwipe()
    }
  }

  /// Closes a menu that is open; whether there was one.
  func closeMenu() -> Bool {
    guard app.isOpen, isUnderMenu else { return false }
    do throws(HeadlessTouchError) { try app.screen.tap("Dismiss menu") } catch { return false }
    return true
  }
}
