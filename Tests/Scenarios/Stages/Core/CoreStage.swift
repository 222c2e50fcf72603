import Foundation
import Portolan
import PortolanTesting
import TestSupport
import Testing

/// The core alone: a host whose screen is a value, which the person touches.
@MainActor final class CoreStage: ScenarioStage {
  private(set) var app: ScenarioApp
  private(set) var host = CoreHost()
  /// How many windows stand behind the one in front.
  private var countBehind = 0

  init() throws {
    app = try Self.onPhone()
  }

  private static func onPhone() throws -> ScenarioApp {
    let app = try ScenarioApp(clock: StillClock())
    app.scene.isCompact = true
    return app
  }

  var shown: String { host.screen.picture }
  var curtains: [String] { host.curtains.map(\.host.screen.picture) }
  var stagePicture: String? { nil }
  // What hosts do with a root that another one replaces is not the core's.
  var shownBehind: [String] { [] }
  var codesOfTwoRoots: [String] { [] }
  var screenFaults: [String] { host.faults.map { "\($0) is not possible" } }
  var isMoving: Bool { host.isMoving }

  func launch(opening links: [URL]) {
    putRootBack()
    for link in links { app.scene.open(link) }
  }

  func deliver(_ link: URL) { app.scene.open(link) }

  func openWindow() {
    countBehind += 1
    putRootBack()
  }

  func closeWindow() {
    takeRootAway()
    guard countBehind > 0 else { return }
    countBehind -= 1
    putRootBack()
  }

  func takeRootAway() {
    app.scene.detach(host)
    host = CoreHost()
  }

  func putRootBack() {
    host = CoreHost()
    host.onBuild = { [app] in app.onBuild?($0) }
    app.scene.attach(host)
  }

  func relaunch() throws {
    takeRootAway()
    app.scene.close()
    app = try Self.onPhone()
  }

  func warnOfMemory() { app.scene.releaseKeptParts() }

  func turn() {}
  func finishTransitions() { host.finishTransitions() }
}

extension CoreStage {
  func tap(_ label: String) throws {
    if let words = try dialog() {
      let choice = words.choices.first { $0.text == label }
      guard choice != nil || label == words.cancel else { throw OutOfReach("a tap on \(label)") }
      // As UIKit does: the action comes when the dialog has gone.
      host.screen.dragAway()
      app.scene.screenDidChange()
      choice?.action()
      return
    }
    if label == "Find key", showsEmptyColumn { return app.keys.hasKey = true }
    guard let button = buttons(of: try frontScreen()).last(where: { $0.label == label }) else {
      throw OutOfReach("a tap on \(label)")
    }
    button.action()
  }

  private var showsEmptyColumn: Bool {
    reached.contains { id in
      guard case .split(let columns, column: _, isCollapsed: false) = host.screen.contents[id]
      else { return false }
      return columns.indices.contains { app.scene.tree.child(at: $0, of: id) == nil }
    }
  }

  private func dialog() throws -> DialogWords? {
    guard host.screen.layers.last?.style?.isDialog == true else { return nil }
    let context = ScreenContext<Counter>(node: try frontScreen(), in: app.scene)
    return context?.route.dialog(in: try #require(context), of: app)
  }

  /// What a screen of the node would offer.
  private func buttons(of node: NodeID) -> [ScreenButton] {
    if let context = ScreenContext<Shop>(node: node, in: app.scene) {
      return context.route.buttons(in: context, of: app)
    }
    if let context = ScreenContext<Counter>(node: node, in: app.scene) {
      return context.route.buttons(in: context, of: app)
    }
    guard let context = ScreenContext<Room>(node: node, in: app.scene) else { return [] }
    return context.route.buttons(in: context, of: app)
  }

  func type(_ text: String) throws { host.texts[try frontScreen()] = text }

  func typed() throws -> String { host.texts[try frontScreen()] ?? "" }

  private func frontScreen() throws -> NodeID {
    let host = host.curtains.last?.host ?? host
    guard !host.isTransitioning, let front = host.screen.visiblePath.last else {
      throw OutOfReach("the field of a screen")
    }
    return front
  }

  /// What a finger meets, from the front down: nothing beneath a card that stands too high.
  private var reached: [NodeID] {
    let screen = host.screen
    guard let front = screen.layers.last, front.style?.undimmed == .medium,
      SheetHeight(around: front.root, in: app.scene)?.detent == .large
    else { return screen.reachable }
    return screen.visiblePath.reversed()
  }

  func tapBack() throws {
    guard let (_, elements) = try? frontElements() else { return try leaveColumn() }
    try holdBack(to: elements.count - 2)
  }

  /// In a collapsed split the first screen of a column leads to the column before.
  private func leaveColumn() throws {
    for id in reached where !host.isTransitioning {
      if case .split(let columns, let column, isCollapsed: true) = host.screen.contents[id],
        column > 0
      {
        host.hold(
          { $0.set(.split(columns, column: column - 1, isCollapsed: true), of: id) }, app.scene)
        return host.letGo()
      }
    }
    throw OutOfReach("going back")
  }

  func holdBack(to place: Int) throws {
    let (id, elements) = try frontElements()
    guard elements.indices.dropLast().contains(place) else {
      throw OutOfReach("a way back to place \(place)")
    }
    host.hold({ $0.set(.stack(Array(elements.prefix(place + 1))), of: id) }, app.scene)
    host.letGo()
  }

  func badge(of member: Shop) -> String? { app.bar.listing(of: member).badge }
  // A bar and a sidebar are looks of the same tree.
  func resize(isWide: Bool) {
    app.scene.isCompact = !isWide
    host.screen.foldSplits(!isWide)
    app.scene.screenDidChange()
  }

  func tapTab(_ member: Shop) throws {
    for id in reached where !host.isTransitioning {
      guard case .members(let places, let selected) = host.screen.contents[id],
        let place = places.firstIndex(where: { $0.member == AnyRoute(member) })
      else { continue }
      return tap(place, of: id, selected: selected)
    }
    throw OutOfReach("a tap on the tab \(member)")
  }

  func choose(_ room: Room) throws {
    for id in reached where !host.isTransitioning && app.scene.tree.kind(of: id) == .custom {
      guard case .members(let places, _) = host.screen.contents[id],
        let place = places.firstIndex(where: { $0.member == AnyRoute(room) })
      else { continue }
      ScreenContext<Room>(node: id, in: app.scene)?.choose(place)
      return
    }
    throw OutOfReach("a tap on the room \(room)")
  }

  /// As a host does: a move that has something to ask does not begin and is asked for.
  private func tap(_ place: Int, of id: NodeID, selected: Int) {
    let tap = MemberTap(place, of: id, selected: selected, in: app.scene)
    guard tap.maySelect else {
      tap.perform()
      return
    }
    host.screen.select(place, of: id)
    app.scene.screenDidChange()
  }

  func frontElements() throws -> (id: NodeID, elements: [NodeID]) {
    for id in reached where !host.isTransitioning {
      if case .stack(let elements) = host.screen.contents[id], elements.count > 1 {
        return (id, elements)
      }
    }
    throw OutOfReach("going back")
  }
}

extension CoreStage {
  func beginSwipeBack() throws {
    let (id, elements) = try frontElements()
    let move = elements.last.map(app.scene.tree.goingBack) ?? .back
    guard app.scene.mayBegin(move) else { throw OutOfReach("a swipe from this screen") }
    host.hold({ $0.set(.stack(elements.dropLast()), of: id) }, app.scene)
  }

  func cancelSwipeBack() { host.cancel(app.scene) }
  func finishSwipeBack() { host.letGo() }

  func beginSheetDrag() throws {
    try beginDrag(of: app.scene.isCompact ? [.sheet, .popover] : [.sheet])
  }

  private func beginDrag(of kinds: [PresentationStyle.Kind]) throws {
    // A finger beside a drawer reaches the sheet on which the drawer stands.
    let layers = host.screen.layers
    guard !host.isTransitioning,
      let place = layers.lastIndex(where: { $0.style?.kind != .custom }),
      let kind = layers[place].style?.kind, kinds.contains(kind)
    else { throw OutOfReach("a drag") }
    let move = Intent.close(.node(layers[place].root))
    guard app.scene.mayBegin(move) else {
      app.scene.submit(gesture: move)
      throw OutOfReach("a drag of this \(kind)")
    }
    host.hold({ for _ in place..<layers.count { $0.dragAway() } }, app.scene)
  }

  func tapBesidePopover() throws {
    try beginDrag(of: app.scene.isCompact ? [] : [.popover])
    host.letGo()
  }

  func cancelSheetDrag() { host.cancel(app.scene) }
  func finishSheetDrag() { host.letGo() }

  func putDrawerAway() throws {
    guard !host.isTransitioning, host.screen.layers.last?.style?.kind == .custom else {
      throw OutOfReach("a drawer")
    }
    app.scene.submit(gesture: .dismiss())
  }

  var drawerHandle: @MainActor () -> Void {
    { [app, drawer = host.newestDrawer] in
      guard let drawer, app.scene.currentTree.style(ofLayer: drawer) != nil,
        app.scene.isApplicable(.close(.node(drawer)))
      else { return }
      app.scene.submit(gesture: .close(.node(drawer)))
    }
  }

  func dragSheet(to detent: PresentationStyle.Detent) throws {
    SheetHeight(around: try frontScreen(), in: app.scene)?.rest(at: detent)
  }

  func beginTurn(forward: Bool) throws {
    for id in reached where !host.isTransitioning {
      guard app.scene.tree.kind(of: id) == .pages,
        case .members(let places, let selected) = host.screen.contents[id]
      else { continue }
      let place = selected + (forward ? 1 : -1)
      guard places.indices.contains(place), app.scene.mayBegin(.select(.member(of: id, at: place)))
      else { break }
      return host.hold({ $0.select(place, of: id) }, app.scene)
    }
    throw OutOfReach("a turn of a page")
  }

  func cancelTurn() { host.cancel(app.scene) }
  func finishTurn() { host.letGo() }
}
