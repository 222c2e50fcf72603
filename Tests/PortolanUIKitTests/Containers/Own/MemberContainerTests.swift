import Foundation
import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

@MainActor
@Suite("The host fills, selects and reads an app's custom container as it does tabs (C9)")
struct MemberContainerTests {
  @Test("it shows the member that is asked for, with what stands in it", arguments: World.all)
  func shows(world: World) async {
    await RoomApp.run(on: world.screen) { app in
      app.navigator.show(.house)
      await app.expect("house#Hall[*(kitchen) | cellar… | attic…]")
      let request = app.navigator.show(.shelf(2))
      await app.expect("house#Hall[*(kitchen › shelf(2)) | cellar… | attic…]")
      #expect(request.ending == "arrived")
      app.navigator.show(.attic)
      await app.expect("house#Hall[(kitchen › shelf(2)) | cellar… | *attic]")
      app.navigator.show(.note)
      await app.expect(
        "house#Hall[(kitchen › shelf(2)) | cellar… | *attic] ⇧ fullScreen (note)")
      app.navigator.show(.shelf(2))
      await app.expect("house#Hall[*(kitchen › shelf(2)) | cellar… | attic]")
      #expect(app.codes == [])
    }
  }

  @Test("A3: each change of the member is announced once, and nothing that is not seen")
  func announces() async {
    await RoomApp.run { app in
      app.navigator.show(.house)
      await app.settle()
      let first = app.screen.announcements.count
      app.navigator.show(.attic)
      await app.settle()
      #expect(app.screen.announcements.count == first + 1)
      #expect(app.screen.announcements.last?.notification == .screenChanged)
      app.navigator.show(.attic)
      app.navigator.show(.note)
      await app.settle()
      #expect(app.screen.announcements.count == first + 1)
    }
  }

  @Test("A3: escape goes back as its adapter says, then says no")
  func escapes() async {
    await RoomApp.run { app in
      app.navigator.show(.house)
      app.navigator.show(.cellar)
      await app.expect("house#Hall[(kitchen) | *(cellar) | attic…]")
      #expect(app.root.accessibilityPerformEscape())
      await app.expect("house#Hall[*(kitchen) | (cellar) | attic…]")
      #expect(!app.root.accessibilityPerformEscape())
    }
  }

  @Test("a member that comes back is the same controller, and nothing stays of the house")
  func keepsAndReleases() async throws {
    var house: Watch?
    var kitchen: Watch?
    try await RoomApp.run { app in
      app.navigator.show(.shelf(1))
      await app.settle()
      let stack = try #require(app.container?.members.first)
      house = Watch(app.container)
      kitchen = Watch(stack)
      app.navigator.show(.attic)
      app.navigator.show(.shelf(1))
      await app.settle()
      #expect(app.container?.members.first === stack)
      app.navigator.show(.tour)
      await app.settle()
    }
    #expect(house?.isAlive == false)
    #expect(kitchen?.isAlive == false)
  }

  @Test("NAV071: what is no container is replaced by a plain one")
  func wrong() async {
    await RoomApp.run(.wrong) { app in
      app.navigator.show(.cellar)
      await app.expect("house#Hall[kitchen… | *(cellar) | attic…]")
      #expect(app.codes == ["NAV071"])
      #expect(app.container is MemberViewController)
    }
  }

  @Test("the keyboard goes before its member does")
  func endsEditing() async throws {
    try await RoomApp.run { app in
      app.navigator.show(.attic)
      await app.settle()
      let field = UITextField()
      field.placeholder = "Name"
      field.frame.size = CGSize(width: 100, height: 40)
      app.container?.members[2].view.addSubview(field)
      try app.screen.type("Ada", into: "Name")
      #expect(field.isFirstResponder)
      app.navigator.show(.kitchen)
      #expect(!field.isFirstResponder)
      await app.settle()
    }
  }
}
