import HeadlessSwiftUI
import Portolan

/// Code and a person who do anything at any time.
@MainActor struct RandomUser {
  let app: TestApp
  var random: SeededGenerator
  /// Whether the scene takes touches.
  private var isActive = true
  /// What was asked for.
  private(set) var requests: [NavigationRequest] = []

  init(_ app: TestApp, random: SeededGenerator) {
    self.app = app
    self.random = random
  }

  /// Does one thing, whatever runs; returns what.
  mutating func act() -> String {
    Int.random(in: 0..<5, using: &random) < 3 ? ask() : touch()
  }

  private mutating func ask() -> String {
    let navigator = app.navigator
    let id = Int.random(in: 1...3, using: &random)
    let kind = Int.random(in: 0..<15, using: &random)
    switch kind {
    case 0: requests.append(navigator.back())
    case 1: requests.append(navigator.popToRoot())
    case 2: requests.append(navigator.dismissAll())
    case 3: requests.append(navigator.push(.product(id: id)))
    case 4: requests.append(navigator.reset(to: .product(id: id)))
    case 5: requests.append(navigator.show(.lock, keeping: .replacedPart))
    case 6: requests.append(navigator.showKept())
    case 7:
      app.session.isSignedIn.toggle()
      revalidate()
    case 8, 9: return setPath()
    default:
      let routes: [Shop] = [
        .splash, .login, .main, .products, .product(id: id), .reviews(of: id), .account,
        .order(id: id), .bag, .checkout, .note, .lock,
      ]
      let route = routes[Int.random(in: 0..<routes.count, using: &random)]
      requests.append(navigator.show(route))
      return "show \(route)"
    }
    return ["back", "root", "dismiss", "push", "reset", "keep", "give back", "session"][kind]
  }

  /// It returns when the screen shows the change, so nobody may wait for it here.
  private func revalidate() {
    let app = app
    app.revalidations += 1
    Task {
      await app.navigator.revalidate()
      app.revalidations -= 1
    }
  }

  private mutating func setPath() -> String {
    let count = Int.random(in: 0...4, using: &random)
    let path = (0..<count).map { _ in Shop.product(id: Int.random(in: 1...5, using: &random)) }
    let motion = StackMotion.allCases[Int.random(in: 0..<4, using: &random)]
    let stack: Shop = Bool.random(using: &random) ? .products : .bag
    if let request = app.navigator.stack(stack).set(path, as: motion) { requests.append(request) }
    return "set \(count) of \(stack) as \(motion)"
  }

  private mutating func touch() -> String {
    let screen = app.screen
    guard isActive else {
      isActive = Bool.random(using: &random)
      if isActive { screen.screen.becomeActive() }
      return isActive ? "active" : "a touch that missed"
    }
    do throws(HeadlessTouchError) {
      switch Int.random(in: 0..<12, using: &random) {
      case 0: try screen.beginSwipeBack()
      case 1: screen.cancelSwipeBack()
      case 2: screen.finishSwipeBack()
      case 3: try screen.beginSheetDrag()
      case 4: screen.cancelSheetDrag()
      case 5: screen.finishSheetDrag()
      case 6: try screen.tapBack()
      case 7: try screen.tapTab(at: Int.random(in: 0...1, using: &random))
      case 8: try screen.tap("Close")
      case 9: try screen.tap("More")
      case 10:
        isActive = false
        screen.screen.resignActive()
        return "inactive"
      default: screen.finishTransitions()
      }
      return "a touch"
    } catch { return "a touch that missed" }
  }

  /// Lets go of the glass, and comes back to the app.
  mutating func release() {
    if !isActive { app.screen.screen.becomeActive() }
    isActive = true
    app.screen.cancelSwipeBack()
    app.screen.cancelSheetDrag()
  }
}
