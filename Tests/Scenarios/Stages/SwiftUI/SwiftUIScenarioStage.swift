import Foundation
import HeadlessSwiftUI
import HeadlessSwiftUIStage
import Portolan
import PortolanSwiftUI
import TestSupport

/// The SwiftUI host in a headless scene.
@MainActor final class SwiftUIScenarioStage: ScenarioStage {
  private(set) var app: ScenarioApp
  private let profile: HeadlessProfile
  private let assumptions: HeadlessViewAssumptions
  /// The time of the app's deadlines where screens may not tell that they have come (S71); otherwise it
  /// stands still.
  private let clock: HeadlessClock?
  /// The windows of the app; the last one is in front.
  private var windows: [SwiftUIWindow] = []
  /// What the frameworks would have said of windows that are closed.
  private var faultsOfClosed: [String] = []
  /// What covered screens are called, by the node that stands for them in a path.
  private var names: [String: String] = [:]
  /// What the newest drawer was given to close itself by.
  private var newestHandle: (@MainActor () -> Void)?

  init(_ profile: HeadlessProfile, _ assumptions: HeadlessViewAssumptions) throws {
    self.profile = profile
    self.assumptions = assumptions
    clock = assumptions.controllerReports == .never ? HeadlessClock() : nil
    app = try ScenarioApp(clock: clock ?? StillClock())
    app.onTree = { [weak self] in self?.learnNames(of: $0) }
  }

  private var scene: HeadlessScene? { windows.last?.scene }
  var shown: String {
    scene.map { ScenarioViewPicture(unbuilt: names).text(of: $0.nodes) } ?? ""
  }
  var curtains: [String] {
    let windows = scene?.nodes.children.filter { $0.kind == .window } ?? []
    return windows.map { ScenarioViewPicture(unbuilt: names).text(of: $0) }
  }
  var stagePicture: String? { scene.map { SwiftUIPicture($0.nodes).text } }
  var shownBehind: [String] {
    windows.dropLast().map { ScenarioViewPicture(unbuilt: names).text(of: $0.scene.nodes) }
  }
  var codesOfTwoRoots: [String] { ["NAV078"] }
  var screenFaults: [String] { faultsOfClosed + windows.flatMap(\.scene.faults) }
  var isMoving: Bool { windows.contains(where: \.scene.isTransitioning) }

  func launch(opening links: [URL]) {
    openWindow()
    turn()
    for link in links { deliver(link) }
  }

  func deliver(_ link: URL) { scene?.open(link) }

  func openWindow() {
    windows.append(
      SwiftUIWindow(profile, assumptions) { [app, weak self] in
        SceneRootView(
          app.scene, SwiftUIViews<Shop>(app: app), SwiftUIViews<Counter>(app: app),
          SwiftUIViews<Room>(app: app)
        )
        .customPresentation(named: "drawer") { screen, dismiss in
          SwiftUIDrawer(screen: screen, dismiss: dismiss)
            .onAppear { self?.newestHandle = dismiss }
        }
      })
  }

  func closeWindow() {
    guard let window = windows.popLast() else { return }
    window.close()
    faultsOfClosed += window.scene.faults
  }

  func takeRootAway() { windows.last?.shell.isShown = false }
  func putRootBack() { windows.last?.shell.isShown = true }

  func relaunch() throws {
    while !windows.isEmpty { closeWindow() }
    app.scene.close()
    app = try ScenarioApp(clock: clock ?? StillClock())
    app.onTree = { [weak self] in self?.learnNames(of: $0) }
  }

  func warnOfMemory() { for window in windows { window.scene.screen.sendMemoryWarning() } }

  func turn() { for window in windows { window.scene.turn() } }
  func finishTransitions() { for window in windows { window.scene.finishTransitions() } }
  func outwait() { clock?.advance(by: .seconds(2)) }

  private func learnNames(of tree: NavigationTree) {
    var open = tree.layerRoots + tree.keptRoots
    while let id = open.popLast() {
      open += tree.children(of: id)
      guard let route = tree.route(of: id) else { continue }
      if let shop = route.as(Shop.self) { names["\(id)"] = screenName(of: shop) }
      if let counter = route.as(Counter.self) { names["\(id)"] = screenName(of: counter) }
      if let room = route.as(Room.self) { names["\(id)"] = screenName(of: room) }
    }
  }
}

extension SwiftUIScenarioStage {
  /// The scene, brought up to what was asked for: a touch is an event of its own.
  private func touched() throws -> HeadlessScene {
    guard let scene else { throw OutOfReach("a touch before the app runs") }
    scene.turn()
    return scene
  }

  func tap(_ label: String) throws { try touched().tap(label) }
  func type(_ text: String) throws { try touched().type(text, into: SwiftUIScreen.fieldName) }

  func typed() throws -> String {
    let fields = try touched().nodes.all(.field)
    guard let field = fields.last(where: { $0.isHittable && $0.isVisible && !$0.isLeaving }) else {
      throw OutOfReach("the field of a screen")
    }
    return field.value ?? ""
  }

  func tapBack() throws { try touched().tapBack() }
  func holdBack(to place: Int) throws { try touched().tapBack(to: place) }
  func badge(of member: Shop) -> String? {
    scene?.nodes.all(.tab).first { $0.label == tabTitle(of: member) }?.badge
  }

  func resize(isWide: Bool) {
    scene?.screen.rotate(
      to: isWide ? CGSize(width: 1_024, height: 768) : CGSize(width: 390, height: 844), on: .pad)
  }

  func choose(_ room: Room) throws { try touched().tap(tabTitle(of: room)) }

  func tapTab(_ member: Shop) throws { try touched().tapTab(tabTitle(of: member)) }

  func beginSwipeBack() throws { try touched().beginSwipeBack() }
  func cancelSwipeBack() { scene?.cancelSwipeBack() }
  func finishSwipeBack() { scene?.finishSwipeBack() }

  func beginSheetDrag() throws { try touched().beginSheetDrag() }
  func cancelSheetDrag() { scene?.cancelSheetDrag() }
  func finishSheetDrag() { scene?.finishSheetDrag() }

  func tapBesidePopover() throws { try touched().tapBesidePopover() }

  func putDrawerAway() throws { try touched().tap(SwiftUIDrawer.buttonName) }
  var drawerHandle: @MainActor () -> Void {
    { [scene, newestHandle] in scene?.perform { newestHandle?() } }
  }

  func dragSheet(to detent: PresentationStyle.Detent) throws {
    try touched().dragSheet(to: detent == .large ? .large : .medium)
  }

  func beginTurn(forward: Bool) throws {
    guard try touched().beginPageSwipe(forward ? .left : .right) else {
      throw OutOfReach("a turn of a page")
    }
  }

  func cancelTurn() { scene?.cancelPageSwipe() }
  func finishTurn() { scene?.finishPageSwipe() }
}
