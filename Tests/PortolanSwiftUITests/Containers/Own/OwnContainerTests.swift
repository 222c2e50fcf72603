import HeadlessSwiftUI
import HeadlessUIKit
import Portolan
import PortolanSwiftUI
import Testing

@MainActor
@Suite("The host builds, selects and reads an app's custom container as it does tabs (C9)")
struct OwnContainerTests {
  private nonisolated static let cases = HouseKind.allCases.flatMap { kind in
    World.each.map { (kind, $0) }
  }

  @Test("it shows the member that is asked for, with what stands in it", arguments: cases)
  func shows(kind: HouseKind, world: World) async {
    let app = RoomApp(in: world, kind)
    app.navigator.show(.house)
    await app.expect("house#Hall[*(kitchen) | cellar… | attic…]", inReach: ["kitchen 0"])
    let request = app.navigator.show(.shelf(2))
    await app.expect(
      "house#Hall[*(kitchen › shelf(2)) | cellar… | attic…]", inReach: ["shelf(2) 0"])
    #expect(request.ending == "arrived")
    app.navigator.show(.attic)
    await app.expect(
      "house#Hall[(kitchen › shelf(2)) | cellar… | *attic]", inReach: ["attic 0"])
    app.navigator.show(.note)
    await app.expect(
      "house#Hall[(kitchen › shelf(2)) | cellar… | *attic] ⇧ fullScreen (note)",
      inReach: ["note 0"])
    app.navigator.show(.shelf(2))
    await app.expect(
      "house#Hall[*(kitchen › shelf(2)) | cellar… | attic]", inReach: ["shelf(2) 0"])
    #expect(app.codes == [])
    #expect(app.log.madeTwice == nil)
  }

  @Test("a person chooses: a guard is asked, and who is refused stays", arguments: World.each)
  func chooses(world: World) async throws {
    let app = RoomApp(in: world)
    app.navigator.show(.house)
    await app.settle()
    try app.screen.tap("attic")
    await app.expect("house#Hall[(kitchen) | cellar… | *attic]", inReach: ["attic 0"])
    app.keys.hasKey = false
    try app.screen.tap("cellar")
    await app.expect("house#Hall[(kitchen) | cellar… | *attic]", inReach: ["attic 0"])
    #expect(app.codes == ["NAV030"])
    app.keys.hasKey = true
    try app.screen.tap("cellar")
    await app.expect("house#Hall[(kitchen) | *(cellar) | attic]", inReach: ["cellar 0"])
    app.navigator.back()
    await app.expect("house#Hall[*(kitchen) | (cellar) | attic]", inReach: ["kitchen 0"])
  }

  @Test(
    "it is freed with its part, also when a covered view with a source has appeared again",
    arguments: World.each)
  func isFreed(world: World) async throws {
    let app = try TestApp(withHouseIn: world)
    Navigator<Room>(app.navigator.scene).show(.kitchen)
    await app.settle()
    for id in 1...2 {
      app.navigator.push(.product(id: id))
      await app.settle()
    }
    app.navigator.show(.login)
    await app.settle()
    app.clock.advance(by: .seconds(3))
    await app.expect("(login)")
    #expect(app.codes == [])
  }

  @Test("chosen again, the selected member goes back to its first screen")
  func choosesAgain() async throws {
    let app = RoomApp()
    app.navigator.show(.shelf(1))
    await app.settle()
    try app.screen.tap("kitchen")
    await app.expect("house#Hall[*(kitchen) | cellar… | attic…]", inReach: ["kitchen 0"])
  }

  @Test("a container of the library's keeps the state of members that are out of sight")
  func keepsState() async throws {
    let app = RoomApp(.plain)
    app.navigator.show(.shelf(1))
    await app.settle()
    try app.screen.tap("Count shelf(1)")
    app.navigator.show(.attic)
    await app.expect(
      "house#Hall[(kitchen › shelf(1)) | cellar… | *attic]", inReach: ["attic 0"])
    app.navigator.show(.shelf(1))
    await app.expect(
      "house#Hall[*(kitchen › shelf(1)) | cellar… | attic]", inReach: ["shelf(1) 1"])
  }

  @Test(
    "A3, S67: members out of sight are passed over until they come back, and all in a kept part",
    arguments: World.each)
  func passesOver(world: World) async {
    let app = RoomApp(in: world, .plain)
    let kitchen: Set = ["kitchen", "shelf(1)"]
    for (route, rooms) in [
      (Room.shelf(1), kitchen), (.attic, ["attic"]), (.cellar, ["cellar"]), (.shelf(1), kitchen),
    ] {
      app.navigator.show(route)
      await app.settle()
      #expect(app.audible.contains("\(route)"))
      #expect(app.audible.isSubset(of: rooms))
    }
    app.navigator.show(.tour, options: .keepingReplacedPart)
    await app.settle()
    #expect(app.audible.isSubset(of: ["welcome", "ready"]))
    app.navigator.showKept()
    await app.settle()
    #expect(app.audible.contains("shelf(1)") && !app.audible.contains("attic"))
  }

  @Test("A3, S67: the only member of a part that is kept is passed over")
  func passesOverPart() async {
    let app = RoomApp(in: .with { $0.accessibilityReach = .upToContainers }, .plain)
    app.navigator.show(.house)
    await app.settle()
    app.navigator.show(.tour, options: .keepingReplacedPart)
    await app.settle()
    #expect(!app.audible.contains("kitchen"))
  }

  @Test("A3: each change of the member is announced once, and no change that is not seen")
  func announces() async {
    let app = RoomApp()
    app.navigator.show(.house)
    await app.settle()
    let first = app.screen.announcements.count
    app.navigator.show(.attic)
    await app.settle()
    #expect(app.screen.announcements.dropFirst(first).map(\.notification) == [.screenChanged])
    app.navigator.show(.attic)
    app.navigator.show(.note)
    await app.settle()
    #expect(app.screen.announcements.count == first + 1)
  }

  @Test("models live in members out of sight, and go with the container")
  func releases() async {
    let app = RoomApp()
    app.navigator.show(.shelf(1))
    await app.settle()
    app.navigator.show(.attic)
    await app.settle()
    #expect(app.log.alive == ["kitchen", "shelf(1)", "attic"])
    app.navigator.show(.tour)
    await app.settle()
    #expect(app.log.alive == ["welcome", "ready"], "a page and its neighbour")
  }

  @Test("what stands beside the selected member is shown with it")
  func beside() async {
    let app = RoomApp(map: TwinMap())
    app.navigator.show(.house)
    await app.expect(
      "house#Twins[*(kitchen) | attic]", inReach: ["kitchen 0", "attic 0"])
  }

  @Test("six members are no tabs, and none is listed under More")
  func many() async {
    let app = RoomApp(.plain, map: ManyMap())
    app.navigator.show(.shelf(6))
    await app.settle()
    #expect(app.inReach == ["shelf(6) 0"])
    #expect(app.codes == [])
  }
}

/// Shows the two rooms beside each other.
private struct Twins: ContainerAdapter {
  func shown(beside selected: Int, of count: Int) -> [Int] { Array(0..<count) }
}

private struct TwinMap: NavigationMap {
  func destination(for route: Room) -> RouteDestination<Room> {
    guard case .house = route else { return RoomMap().destination(for: route) }
    return .custom(Twins(), [.kitchen, .attic], .root)
  }
}

private struct ManyMap: NavigationMap {
  func destination(for route: Room) -> RouteDestination<Room> {
    switch route {
    case .house: return .custom(Hall(), (1...6).map(Room.shelf), .root)
    case .shelf: return .screen(.member(of: .house))
    default: return RoomMap().destination(for: route)
    }
  }
}
