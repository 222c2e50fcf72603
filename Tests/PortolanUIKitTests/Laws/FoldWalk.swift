import Foundation
import HeadlessUIKit
import Portolan
import PortolanUIKit

/// A walk of code and person over splits and layers on a phone that folds, or in a phone's window that
/// changes its size.
@MainActor struct FoldWalk: SizedWalking {
  var steps = 0
  var whileMoving = 0
  /// How many changes of the size came while something moved.
  private(set) var resizedWhileMoving = 0
  /// How many words were typed.
  private(set) var typed = 0
  /// How often a layer was open while the size changed.
  private(set) var resizedUnderLayers = 0
  var failure: String?
  var dice: Set<Die> = [.exits, .saves]
  private var words = TypedWords()

  private static let routes: [Desk] = [
    .desk, .list, .folder(1), .folder(2), .empty, .item(1), .item(2), .page(0), .page(3), .note,
    .trio, .one, .two, .three, .start, .book, .leaf(1), .album, .photo(1),
  ]
  private static let styles: [PresentationStyle] = [
    .sheet, .popover(from: "field"), .popover(from: "field"), .fullScreen,
  ]

  static func screen(in world: World, _ random: inout SeededGenerator) -> HeadlessScreen {
    let device: HeadlessDevice = Int.random(in: 0..<4, using: &random) > 0 ? .duo : .phone
    return HeadlessScreen(
      profile: world.profile, assumptions: world.assumptions, device: device)
  }

  static func app(on screen: HeadlessScreen, _ random: inout SeededGenerator) -> DeskApp {
    let map = DeskMap(
      compact: SplitColumn.allCases.randomElement(using: &random) ?? .primary)
    let app = DeskApp(
      screen, screen.size, map: map, isWatched: Bool.random(using: &random))
    app.screens.hasHints = true
    app.screens.build = { $0.addField() }
    app.navigator.show(.desk)
    return app
  }

  mutating func act(_ app: DeskApp, _ random: inout SeededGenerator) -> String {
    switch Int.random(in: 0..<24, using: &random) {
    case 0..<6:
      let route = Self.routes[Int.random(in: 0..<Self.routes.count, using: &random)]
      app.navigator.show(route)
      return "show \(route)"
    case 6:
      let style = Self.styles[Int.random(in: 0..<Self.styles.count, using: &random)]
      app.navigator.show(.note, placed: .presented(style))
      return "show note in a \(style.kind)"
    case 7:
      app.navigator.back()
      return "back"
    case 8:
      app.door.verdict = Bool.random(using: &random) ? .allow : .deny("closed")
      return "the door"
    case 9..<13:
      if app.screen.isTransitioning { resizedWhileMoving += 1 }
      if app.chain.count > 1 { resizedUnderLayers += 1 }
      return app.screen.changeRoom(&random)
    case 13..<16: return type(on: app, &random)
    default: return touch(app.screen, &random)
    }
  }

  /// Types into a field that can be reached, which then has the keyboard.
  private mutating func type(on app: DeskApp, _ random: inout SeededGenerator) -> String {
    app.screen.turn()
    guard let screen = app.fieldScreens.randomElement(using: &random),
      let node = app.root.node(of: screen), let field = screen.field,
      app.screen.tappable.contains(field.placeholder ?? "")
    else { return "no field" }
    do throws(HeadlessTouchError) {
      try app.screen.type("", into: field)
    } catch { return "no field" }
    field.text = words.next(on: node)
    typed += 1
    return "type on \(screen.name)"
  }

  private func touch(_ screen: HeadlessScreen, _ random: inout SeededGenerator) -> String {
    // A touch is an event of its own: what the last turn held back has begun by then (U33).
    screen.turn()
    switch Int.random(in: 0..<10, using: &random) {
    case 0: return "begin a swipe: \(screen.beginSwipeBack())"
    case 1: screen.cancelSwipeBack()
    case 2: screen.finishSwipeBack()
    case 3: return "begin a drag: \(screen.beginSheetDrag())"
    case 4: screen.finishSheetDrag()
    case 5: return "tap beside: \(screen.tapBesidePopover())"
    case 6:
      let swipe = HeadlessSwipe.allCases.randomElement(using: &random) ?? .left
      guard screen.beginPageSwipe(swipe) else { return "no page" }
      screen.finishPageSwipe()
      return "turn \(swipe)"
    default:
      guard let label = screen.tappable.randomElement(using: &random) else { return "no target" }
      do throws(HeadlessTouchError) {
        try screen.tap(label)
        return "tap \(label)"
      } catch { return "miss \(label)" }
    }
    return "let go"
  }

  func brokenLaw(of app: DeskApp) -> String? {
    let broken = app.brokenLawOfWindow(lacksSource: app.codes.contains("NAV138"))
    return broken ?? words.lost(from: app.typedTexts, in: app.peeked)
  }

  /// At rest a change of the size alone changes no screen, no layer and no text.
  mutating func brokenLawOfRest(
    _ app: DeskApp, _ random: inout SeededGenerator
  ) async -> String? {
    for _ in 0..<2 {
      let before = KeptScreens(of: app.peeked)
      let change = app.screen.changeRoom(&random)
      await app.settle()
      let after = KeptScreens(of: app.peeked)
      // A column that is seen for the first time gets its screen.
      if !before.isKept(in: after) { return "\(change) at rest: \(before) became \(after)" }
      if let broken = brokenLaw(of: app) { return "\(change) at rest: \(broken)" }
    }
    return nil
  }
}

extension HeadlessScreen {
  /// Opens, closes or turns a phone that folds, or gives a phone's window another size; returns what.
  func changeRoom(_ random: inout SeededGenerator) -> String {
    guard device == .duo else {
      let sizes = [(390, 844), (932, 430), (700, 1_000), (1_024, 768)]
      let (width, height) = sizes[Int.random(in: 0..<sizes.count, using: &random)]
      rotate(to: CGSize(width: width, height: height), on: .phone)
      return "resize to \(width) × \(height)"
    }
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      rotate(to: CGSize(width: size.height, height: size.width), on: .duo)
      return "turn to \(size.width) × \(size.height)"
    // The half of the inner display, beside another app.
    case 1 where isUnfolded:
      rotate(to: CGSize(width: 475, height: 669), on: .duo)
      return "half"
    default:
      if isUnfolded { fold() } else { unfold() }
      return isUnfolded ? "unfold" : "fold"
    }
  }
}

extension DeskApp {
  /// The screens with a field that are built.
  var fieldScreens: [TestScreen] {
    controllers.compactMap { $0 as? TestScreen }.filter { $0.isViewLoaded }
  }

  /// What stands in their fields.
  var typedTexts: [NodeID: String] {
    var texts: [NodeID: String] = [:]
    for screen in fieldScreens {
      guard let node = root.node(of: screen) else { continue }
      texts[node] = screen.field?.text ?? ""
    }
    return texts
  }
}

extension TestScreen {
  /// The field of a screen that has one.
  var field: UITextField? { viewIfLoaded?.subviews.lazy.compactMap { $0 as? UITextField }.first }

  /// Puts a field on the screen, at which popovers point.
  func addField() {
    let field = UITextField(frame: CGRect(x: 20, y: 120, width: 100, height: 40))
    field.placeholder = "Words of \(name)"
    view.addSubview(field)
    sources["field"] = field
  }
}
