import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import PortolanSwiftUI

@testable import Portolan

/// A walk of code and person over splits and layers on a phone that folds, or in a phone's window that
/// changes its size.
@MainActor struct FoldWalk: SizedWalking {
  var steps = 0
  var whileMoving = 0
  var others = 0
  /// How many changes of the size came while something moved.
  private(set) var resizedWhileMoving = 0
  /// How many words were typed.
  private(set) var typed = 0
  /// How often a layer was open while the size changed.
  private(set) var resizedUnderLayers = 0
  var failure: String?
  private var words = TypedWords()
  private var exits: RandomExits?

  private static let routes: [Desk] = [
    .desk, .list, .folder(1), .folder(2), .empty, .item(1), .item(2), .page(0), .page(3), .note,
    .trio, .one, .two, .three, .start, .book, .leaf(1), .album, .photo(1),
  ]
  private static let styles: [PresentationStyle] = [
    .sheet, .popover(from: "field"), .popover(from: "field"), .fullScreen,
  ]

  static func app(in world: World, _ random: inout SeededGenerator) async -> DeskApp {
    let map = DeskMap(
      compact: SplitColumn.allCases.randomElement(using: &random) ?? .primary)
    let isWatched = Bool.random(using: &random)
    let device: HeadlessDevice = Int.random(in: 0..<4, using: &random) > 0 ? .duo : .phone
    let app = DeskApp(
      in: world, device.size, on: device, map: map, isWatched: isWatched, hasFields: true)
    app.navigator.show(.desk)
    return app
  }

  mutating func act(_ app: DeskApp, _ random: inout SeededGenerator) -> String {
    switch Int.random(in: 0..<26, using: &random) {
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
      if app.peeked.layers.count > 1 { resizedUnderLayers += 1 }
      return app.screen.screen.changeRoom(&random)
    case 13..<16: return type(on: app, &random)
    case 16, 17: return exits(of: app).act(&random)
    default: return touch(app, &random)
    }
  }

  mutating func layersMayGo(of app: DeskApp) { words.forget(layersOf: app.peeked) }

  private mutating func exits(of app: DeskApp) -> RandomExits {
    if let exits { return exits }
    let made = RandomExits(app.navigator.scene, Desk.self) { [unowned app] in
      app.peeked
    } press: { [unowned app] label in
      do { try app.screen.tap(label) } catch { return false }
      return true
    }
    exits = made
    return made
  }

  /// Types into a field that can be reached, which then has the keyboard.
  private mutating func type(on app: DeskApp, _ random: inout SeededGenerator) -> String {
    let fields = app.fields.filter { $0.value.isHittable && $0.value.isVisible }
    guard let node = fields.keys.sorted().randomElement(using: &random), let field = fields[node]
    else { return "no field" }
    // A field that cannot be touched refuses, and what stood there stays.
    var next = words
    let text = next.next(on: node)
    do throws(HeadlessTouchError) {
      try app.screen.type(text, into: field)
    } catch { return "no field" }
    words = next
    typed += 1
    return "type on \(node)"
  }

  private mutating func touch(_ app: DeskApp, _ random: inout SeededGenerator) -> String {
    let screen = app.screen
    do throws(HeadlessTouchError) {
      switch Int.random(in: 0..<11, using: &random) {
      case 0:
        try screen.beginSwipeBack()
        return "begin a swipe"
      case 1: screen.cancelSwipeBack()
      case 2:
        for stack in screen.nodes.all(.stack) where stack.isHeld {
          if let swiped = stack.nodes.last { words.forget(swiped, in: app.peeked) }
        }
        screen.finishSwipeBack()
      case 3:
        try screen.beginSheetDrag()
        return "begin a drag"
      case 4: screen.finishSheetDrag()
      case 5:
        return try tap("Back", on: app)
      case 6: screen.finishTransitions()
      case 7:
        try screen.tapBesidePopover()
        return "tap beside"
      default:
        guard let label = screen.tappable.randomElement(using: &random) else { return "no target" }
        return try tap(label, on: app)
      }
      return "let go"
    } catch { return "a touch that missed" }
  }

  /// Taps, and forgets what was typed on the screens that this takes off stacks that stay.
  private mutating func tap(
    _ label: String, on app: DeskApp
  ) throws(HeadlessTouchError) -> String {
    let before = app.screen.nodes.all(.stack).map(\.nodes)
    try app.screen.tap(label)
    let after = Set(app.screen.nodes.all(.stack).flatMap(\.nodes))
    for stack in before where stack.first.map(after.contains) == true {
      for gone in stack where !after.contains(gone) { words.forget(gone, in: app.peeked) }
    }
    return "tap \(label)"
  }

  func brokenLaw(of app: DeskApp) -> String? {
    let tree = app.peeked.picture.withPopoversAsSheets
    let shown = app.shown.withPopoversAsSheets
    if shown != tree { return "law 2: \(shown) on screen, the tree is \(tree)" }
    if let twice = app.log.madeTwice { return "law 6: the model of \(twice) was made twice" }
    // A model that outlives its node.
    if app.codes.contains("NAV061") { return "diagnosed: \(app.codes)" }
    return words.lost(from: app.fields.mapValues { $0.value ?? "" }, in: app.peeked)
  }

  func leftover(of app: DeskApp) -> String? {
    app.log.livingNodes.isEmpty ? nil : "models of \(app.log.alive) outlived the scene"
  }

  func comeToRest(_ app: DeskApp) -> Bool { exits?.letGo() == true }

  /// At rest a change of the size alone takes away no screen, no layer and no text.
  mutating func brokenLawOfRest(
    _ app: DeskApp, in world: World, _ random: inout SeededGenerator
  ) async -> String? {
    words.comeToRest()
    for _ in 0..<2 {
      let before = KeptScreens(of: app.peeked)
      let change = app.screen.screen.changeRoom(&random)
      await app.settle()
      let after = KeptScreens(of: app.peeked)
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
  /// The fields of the screens that are built.
  var fields: [NodeID: HeadlessNode] {
    var fields: [NodeID: HeadlessNode] = [:]
    for field in screen.nodes.all(.field) {
      let node = log.livingNodes.first { field.label == "Words of \($0)" }
      if let node { fields[node] = field }
    }
    return fields
  }
}

extension HeadlessNode {
  /// The nodes whose screens a stack shows.
  fileprivate var nodes: [NodeID] { children.compactMap { $0.element?.base as? NodeID } }
}
