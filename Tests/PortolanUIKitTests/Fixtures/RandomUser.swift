import HeadlessUIKit
import Portolan
import PortolanUIKit

/// Code and a person who do anything at any time.
@MainActor struct RandomUser {
  let app: TestApp
  var random: SeededGenerator

  init(_ app: TestApp, seed: UInt64) {
    self.app = app
    random = SeededGenerator(seed: seed)
  }

  /// Does one thing, whatever runs; returns what.
  mutating func act() -> String {
    Int.random(in: 0..<5, using: &random) < 3 ? ask() : touch()
  }

  private mutating func ask() -> String {
    let navigator = app.navigator
    let id = Int.random(in: 1...3, using: &random)
    let routes: [Shop] = [
      .splash, .login, .main, .products, .product(id: id), .reviews(of: id), .account,
      .order(id: id), .bag, .checkout, .note, .lock,
    ]
    let route = routes.randomElement(using: &random) ?? .main
    switch Int.random(in: 0..<12, using: &random) {
    case 0: navigator.back()
    case 1: navigator.popToRoot()
    case 2: navigator.dismissAll()
    case 3: navigator.push(.product(id: id))
    case 4: navigator.reset(to: .product(id: id))
    case 5: navigator.show(.lock, keeping: .replacedPart)
    case 6: navigator.showKept()
    case 7: app.session.isSignedIn.toggle()
    default:
      navigator.show(route)
      return "show \(route)"
    }
    return "another verb"
  }

  private mutating func touch() -> String {
    let screen = app.screen
    // A touch is an event of its own: what the last turn held back has begun by then (U33).
    screen.turn()
    switch Int.random(in: 0..<8, using: &random) {
    case 0: if screen.beginSwipeBack() { return "begins a swipe" }
    case 1: screen.cancelSwipeBack()
    case 2: screen.finishSwipeBack()
    case 3: if screen.beginSheetDrag() { return "begins a drag" }
    case 4: screen.cancelSheetDrag()
    case 5: screen.finishSheetDrag()
    default:
      guard let label = screen.tappable.randomElement(using: &random) else { return "no target" }
      do throws(HeadlessTouchError) {
        try screen.tap(label)
        return "tap \(label)"
      } catch { return "missed \(label)" }
    }
    return "a gesture"
  }

  /// Lets go of the glass.
  func release() {
    app.screen.cancelSwipeBack()
    app.screen.cancelSheetDrag()
  }
}
