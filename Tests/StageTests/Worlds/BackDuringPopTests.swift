import HeadlessUIKit
import Portolan
import PortolanTesting
import TestSupport
import Testing

@MainActor
@Suite(
  "Back during a pop takes the next screen too, unless that screen asks (U45, U46)", .serialized)
struct BackDuringPopTests {
  /// Before iOS 26 button and swipe wait for the end of what moves.
  private nonisolated static let worlds = World.all.map { world in
    var world = world
    world.profile = .iOS26
    return world
  }

  /// What takes a screen away.
  enum Way: CaseIterable, Sendable {
    case request, button, swipe, heldSwipe, contentSwipe

    static var touches: [Way] { [.button, .swipe, .contentSwipe] }
  }

  private let asking = """
    main[*(products › product(1) › reviews(1) › product(2) › product(3)) | (account)]
    """

  private func start(_ world: World) async throws -> (StageShop, any StageScreen) {
    let shop = StageShop()
    shop.session.isSignedIn = true
    let stage = world.stage(shop)
    for route in [Shop.account, .reviews(of: 1)] {
      shop.navigator.show(route)
      try await stage.settle()
    }
    for id in 2...3 { shop.navigator.push(.product(id: id)) }
    try await stage.settle()
    return (shop, stage)
  }

  private func go(_ way: Way, _ shop: StageShop, _ stage: any StageScreen) throws {
    switch way {
    case .request: shop.navigator.back()
    case .button: try stage.tapNow("Back")
    case .swipe, .heldSwipe: try stage.beginSwipeBack()
    case .contentSwipe: try stage.beginSwipeBackInContent()
    }
    if way != .heldSwipe { stage.finishSwipeBack() }
  }

  @Test(
    "a request, the button and a swipe may run, at their beginning and near their end",
    arguments: worlds, Way.allCases.filter { $0 != .heldSwipe })
  func oneAfterTheOther(world: World, way: Way) async throws {
    for (touch, time) in [(Way.button, 0), (.button, 300), (.swipe, 0), (.contentSwipe, 0)] {
      let (shop, stage) = try await start(world)
      try go(way, shop, stage)
      await stage.breathe()
      stage.pass(.milliseconds(time))
      #expect(stage.isMoving)
      try go(touch, shop, stage)
      try await shop.expect("main[*(products › product(1) › reviews(1)) | (account)]", on: stage)
    }
  }

  @Test(
    "a screen that comes to the front so, and wants to be asked, stays, tapped and swiped",
    arguments: worlds, Way.allCases)
  func asks(world: World, way: Way) async throws {
    for touch in Way.touches {
      let (shop, stage) = try await start(world)
      let count = try ask(shop)
      shop.navigator.push(.product(id: 4))
      try await stage.settle()
      try go(way, shop, stage)
      await stage.breathe()
      stage.pass(.milliseconds(100))
      let isTaken = (try? go(touch, shop, stage)) != nil
      #expect(!isTaken || world.framework == .uiKit)
      stage.finishSwipeBack()
      try await shop.expect(asking, on: stage)
      #expect(shop.codes == [])
      // What the first one has left asks at rest as ever.
      let before = count()
      #expect(throws: (any Error).self) { try stage.beginSwipeBack() }
      try await shop.expect(asking, on: stage)
      #expect(count() == before + 1)
    }
  }

  @Test("a swipe to it that is taken back leaves the swipes to what came back", arguments: worlds)
  func takenBack(world: World) async throws {
    let (shop, stage) = try await start(world)
    let count = try ask(shop)
    shop.navigator.push(.product(id: 4))
    try await stage.settle()
    for _ in 0..<2 {
      try stage.beginSwipeBack()
      stage.cancelSwipeBack()
      try await stage.settle()
    }
    try stage.beginSwipeBack()
    stage.finishSwipeBack()
    try await shop.expect(asking, on: stage)
    #expect(count() == 0)
  }

  /// Lets the front screen say that it stays; how often it was asked.
  private func ask(_ shop: StageShop) throws -> () -> Int {
    let node = try #require(shop.navigator.tree.visiblePath.last)
    let context = try #require(ScreenContext<Shop>(node: node, in: shop.navigator.scene))
    var count = 0
    context.askBeforeLeaving {
      count += 1
      return .stay
    }
    return { count }
  }
}
