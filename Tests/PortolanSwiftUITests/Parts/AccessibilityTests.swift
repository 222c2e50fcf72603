import HeadlessSwiftUI
import HeadlessUIKit
import Portolan
import PortolanSwiftUI
import Testing

@MainActor @Suite("Assistive technology reads and announces only the part that is shown (A3)")
struct AccessibilityTests {
  @Test(
    "A3: a switch is announced once, when the new part is there", arguments: World.all,
    [ScreenTransition.cut, .crossDissolve(), .slide(from: .leading)])
  func announcesOnce(world: World, look: ScreenTransition) async {
    let app = TestApp(map: LookMap { _, _ in look }, in: world, showing: .splash)
    await app.settle()
    let before = app.screen.announcements.count
    app.screen.perform { _ = app.navigator.show(.lock) }
    await app.breathe()
    #expect((app.screen.announcements.count == before) == app.screen.isTransitioning)
    await app.settle()
    #expect(app.screen.announcements.dropFirst(before).map(\.notification) == [.screenChanged])
  }

  @Test("A3: pushes, pops, tabs and layers are not announced a second time", arguments: World.all)
  func leavesTheRest(world: World) async {
    let app = TestApp(in: world)
    app.session.isSignedIn = true
    await app.settle()
    let before = app.screen.announcements.count
    for route in [Shop.product(id: 1), .account, .products, .bag, .note] {
      app.screen.perform { _ = app.navigator.show(route) }
      await app.settle()
    }
    app.screen.perform {
      app.navigator.dismissAll()
      app.navigator.back()
    }
    await app.settle()
    #expect(app.screen.announcements.count == before)
  }

  @Test("A3: the part that leaves is passed over and takes no touches", arguments: World.all)
  func hidesTheOldPart(world: World) async {
    let app = TestApp(map: LookMap { _, _ in .crossDissolve() }, in: world, showing: .splash)
    await app.settle()
    app.navigator.show(.lock)
    await app.breathe()
    let parts = app.screen.nodes.seen(.text)
    #expect(Set(parts.map(\.label)) == ["splash", "lock"])
    for part in parts {
      #expect(part.isHiddenFromAccessibility == (part.label == "splash"))
      #expect(part.isHittable == (part.label == "lock"))
    }
    await app.settle()
    #expect(app.texts == ["lock"])
  }

  @Test("A3, S67: a part that is kept is passed over until it comes back", arguments: World.each)
  func hidesKeptParts(world: World) async {
    let app = TestApp(in: world, showing: .product(id: 1))
    await app.settle()
    app.navigator.show(.lock, options: .keepingReplacedPart)
    await app.settle()
    let kept = app.screen.nodes.all(.text).filter { $0.label == "product(id: 1)" }
    #expect(kept.count == 1 && kept.allSatisfy(\.isHiddenFromAccessibility))
    app.navigator.showKept()
    await app.settle()
    let shown = app.screen.nodes.all(.text).filter { $0.label == "product(id: 1)" }
    #expect(shown.count == 1 && !shown.contains(where: \.isHiddenFromAccessibility))
  }

  @Test("A3: beneath a lock and a sheet nothing is heard", arguments: World.each)
  func hearsTheFront(world: World) async {
    let app = TestApp(in: world, showing: .product(id: 1))
    await app.settle()
    #expect(app.screen.accessibleLabels.contains("product(id: 1)"))
    app.navigator.show(.bag)
    await app.settle()
    #expect(app.screen.accessibleLabels.contains("bag"))
    #expect(!app.screen.accessibleLabels.contains("product(id: 1)"))
    app.navigator.show(.cover)
    await app.settle()
    #expect(app.screen.accessibleLabels.contains("cover"))
    #expect(!app.screen.accessibleLabels.contains("bag"))
  }
}
