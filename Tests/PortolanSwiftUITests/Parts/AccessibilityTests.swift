import HeadlessSwiftUI
import HeadlessUIKit
import Portolan
import PortolanSwiftUI
import Testing

@MainActor @Suite("Assistive technology passes over what is not in front (A3)")
struct AccessibilityTests {
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
