import Portolan
import TestSupport
import Testing

extension Scenario {
  /// A container of the app's own: a house with a button for each room.
  static let containers = [
    Scenario("a person chooses in the app's own container, and is refused without a key") { stage in
      await stage.startInHouse()
      try stage.choose(.attic)
      await stage.expect("house#Hall[(kitchen) | cellar… | *attic]")
      stage.app.keys.hasKey = false
      try stage.choose(.cellar)
      await stage.expectFailures(["NAV030"])
      await stage.expect("house#Hall[(kitchen) | cellar… | *attic]")
      stage.app.keys.hasKey = true
      try stage.choose(.cellar)
      await stage.expect("house#Hall[(kitchen) | *(cellar) | attic]")
      #expect(await stage.ending(of: stage.rooms.back()) == "arrived")
      await stage.expect("house#Hall[*(kitchen) | (cellar) | attic]")
    },
    Scenario("what stands in a member of the app's own container stays when another is chosen") {
      stage in
      await stage.startInHouse()
      stage.rooms.show(.shelf(2))
      await stage.expect("house#Hall[*(kitchen › shelf(2)) | cellar… | attic…]")
      try stage.type("salt")
      try stage.choose(.attic)
      await stage.settle()
      #expect(try stage.typed() == "")
      try stage.choose(.kitchen)
      await stage.expect("house#Hall[*(kitchen › shelf(2)) | cellar… | attic]")
      #expect(try stage.typed() == "salt")
      try stage.choose(.kitchen)
      await stage.expect("house#Hall[*(kitchen) | cellar… | attic]")
    },
    Scenario("X5: a second choice in the app's own container is told to the screen in front") {
      stage in
      await stage.startInHouse()
      let kitchen = try #require(stage.rooms.tree.node(of: Room.kitchen))
      let context = try #require(ScreenContext<Room>(node: kitchen, in: stage.app.scene))
      var count = 0
      context.onTappedAgain { count += 1 }
      try stage.choose(.kitchen)
      try stage.choose(.kitchen)
      #expect(count == 2 && stage.app.secondTaps == ["kitchen", "kitchen"])
      context.onTappedAgain(nil)
      try stage.choose(.kitchen)
      #expect(count == 2 && stage.app.secondTaps.count == 3)
      await stage.expect("house#Hall[*(kitchen) | cellar… | attic…]")
    },
    Scenario("a person goes back within a member of the app's own container") { stage in
      await stage.startInHouse()
      stage.rooms.show(.attic)
      stage.rooms.show(.shelf(1))
      await stage.expect("house#Hall[*(kitchen › shelf(1)) | cellar… | attic]")
      try stage.beginSwipeBack()
      stage.cancelSwipeBack()
      await stage.expect("house#Hall[*(kitchen › shelf(1)) | cellar… | attic]")
      try stage.tapBack()
      await stage.expect("house#Hall[*(kitchen) | cellar… | attic]")
    },
    Scenario("a layer over the app's own container goes when one of its members is asked for") {
      stage in
      await stage.startInHouse()
      stage.rooms.show(.attic)
      stage.rooms.show(.note)
      await stage.expect("house#Hall[(kitchen) | cellar… | *attic] ⇧ fullScreen (note)")
      #expect(throws: (any Error).self) { try stage.choose(.kitchen) }
      stage.rooms.show(.shelf(3))
      await stage.expect("house#Hall[*(kitchen › shelf(3)) | cellar… | attic]")
    },
    Scenario("the app's own container waits as a kept part, and comes back as it was") { stage in
      await stage.startInHouse()
      stage.rooms.show(.shelf(1))
      stage.rooms.show(.attic)
      await stage.settle()
      stage.navigator.show(.lock, options: .keepingReplacedPart)
      await stage.expect("lock")
      stage.navigator.showKept()
      await stage.expect("house#Hall[(kitchen › shelf(1)) | cellar… | *attic]")
    },
    Scenario("the app's own container is saved and comes back") { stage in
      await stage.startInHouse()
      stage.rooms.show(.shelf(1))
      stage.rooms.show(.attic)
      await stage.settle()
      let saved = try stage.saved()
      stage.navigator.show(.splash)
      await stage.expect("splash")
      #expect(await stage.ending(of: stage.app.scene.restore(saved)) == "arrived")
      await stage.settle()
      // Only now has each room been seen: before, SwiftUI has no views for the other one.
      try stage.choose(.kitchen)
      await stage.expect("house#Hall[*(kitchen › shelf(1)) | cellar… | attic]")
    },
  ]
}

extension ScenarioStage {
  fileprivate func startInHouse() async {
    await start()
    rooms.show(.house)
    await expect("house#Hall[*(kitchen) | cellar… | attic…]")
  }
}
