import HeadlessSwiftUIStage
import HeadlessUIKit
import HeadlessUIKitStage
import Portolan
import PortolanSwiftUI
import PortolanTesting
import PortolanUIKit
import TestSupport
import Testing

/// What the menu of each screen shows.
private let items = [Shop.bag, .product(id: 1), .note]

/// Screens with a menu on a button.
private struct MenuScreens: ScreenAssembly {
  let navigator: Navigator<Shop>

  func screen(for route: Shop, in context: ScreenContext<Shop>) -> UIViewController {
    if route == .main { return UITabBarController() }
    let button = UIButton(type: .system)
    button.setTitle("Menu", for: .normal)
    button.showsMenuAsPrimaryAction = true
    button.menu = UIMenu(
      children: items.map { [navigator] route in
        UIAction(title: "\(route)") { _ in navigator.show(route) }
      })
    let controller = ColumnController()
    controller.views = [button]
    return controller
  }

  func tabItem(for member: Shop) -> UITabBarItem {
    UITabBarItem(title: member.label.capitalized, image: nil, tag: 0)
  }
}

/// Screens with a menu on a button, and on all.
private struct MenuViews: ViewAssembly {
  let navigator: Navigator<Shop>

  func screen(for route: Shop, in context: ScreenContext<Shop>) -> some View {
    Menu("Menu") { entries }.contextMenu { entries }
  }

  private var entries: some View {
    ForEach(items, id: \.self) { [navigator] route in
      Button("\(route)") { navigator.show(route) }
    }
  }

  func tabLabel(for member: Shop) -> some View { Text(member.label.capitalized) }
}

@MainActor
@Suite(
  "A menu is presented until it has closed, and its closing closes no layer (U165)", .serialized)
struct MenuTests {
  /// Each version, with each moment at which a menu may act.
  private nonisolated static let worlds = Framework.allCases.flatMap { framework in
    HeadlessProfile.allCases.map { World(framework, $0) }
      + World.all.filter { $0.framework == framework }
  }.flatMap { world in
    (HeadlessAssumptions.MenuActions.allCases.map { ($0, 0) } + [(.beforeItGoes, 5)]).map {
      (moment, turns) in
      var world = world
      (world.assumptions.uikit.menuActions, world.assumptions.uikit.menuTurns) = (moment, turns)
      return world
    }
  }

  /// An app whose front screen has opened its menu.
  private func start(
    _ world: World, showing first: Shop = .main, isPressed: Bool = false
  ) async throws -> (StageShop, any StageScreen) {
    let shop = StageShop(showing: first)
    let stage = world.stage(clock: shop.clock) {
      SceneRootController(shop.navigator.scene, MenuScreens(navigator: shop.navigator))
    } swiftUI: {
      SceneRootView(shop.navigator.scene, MenuViews(navigator: shop.navigator))
    }
    try await stage.settle()
    if isPressed { try stage.pressMenu() } else { try stage.tapNow("Menu") }
    stage.finishMoving()
    #expect(stage.controls == ["Dismiss menu"] + items.map { "\($0)" })
    return (shop, stage)
  }

  @Test(
    "phones risk 4: what an item asks for comes when the menu has gone, however long that takes",
    arguments: worlds, [false, true])
  func asked(world: World, isPressed: Bool) async throws {
    for (item, picture) in zip(
      items,
      [
        "main[*(products) | account…] ⇧ sheet (bag)",
        "main[*(products › product(1)) | account…]",
        "main[*(products) | account…] ⇧ fullScreen (note)",
      ])
    {
      let (shop, stage) = try await start(world, isPressed: isPressed)
      try stage.tapNow("\(item)")
      try await shop.expect(picture, on: stage)
      #expect(shop.codes == [])
      let root = (stage as? UIKitStage)?.window.rootViewController
      let layer = root?.presentedViewController
      #expect(layer == nil || layer?.presentingViewController === root)
    }
  }

  @Test("in a sheet it goes with the sheet", arguments: worlds)
  func inSheet(world: World) async throws {
    let (shop, stage) = try await start(world, showing: .bag)
    shop.navigator.dismissAll()
    try await shop.expect("main[*(products) | account…]", on: stage)
    try stage.tapNow("Menu")
    stage.finishMoving()
    shop.navigator.show(.note)
    try await shop.expect("main[*(products) | account…] ⇧ fullScreen (note)", on: stage)
  }

  @Test(
    "a menu at which a person looks is a layer of other code, and is closed for one that comes",
    arguments: worlds)
  func open(world: World) async throws {
    let (shop, stage) = try await start(world)
    shop.navigator.scene.screenDidChange()
    #expect(shop.tree == "main[*(products) | account…] ⇧ foreign (?)")
    let request = shop.navigator.show(.bag)
    try await shop.expect("main[*(products) | account…] ⇧ sheet (bag)", on: stage)
    #expect(request.ending == "arrived")
    #expect(shop.codes == [])
  }

  @Test("closed without a choice it leaves nothing", arguments: worlds)
  func dismissed(world: World) async throws {
    let (shop, stage) = try await start(world)
    try stage.tapNow("Dismiss menu")
    try await shop.expect("main[*(products) | account…]", on: stage)
    #expect(stage.controls.contains("Menu"))
  }
}

extension StageScreen {
  /// Lets a finger rest on what has the menu.
  fileprivate func pressMenu() throws {
    if let stage = self as? SwiftUIStage { return try stage.scene.press("Menu") }
    guard let stage = self as? UIKitStage,
      let button = stage.window.rootViewController?.view.menuButton
    else { throw Refusal() }
    button.showsMenuAsPrimaryAction = false
    try stage.screen.press(button)
  }
}

extension UIView {
  fileprivate var menuButton: UIButton? {
    self as? UIButton ?? subviews.lazy.compactMap(\.menuButton).first
  }
}
