import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// A finger on a node, whatever its label.
@MainActor
@Suite("A test can touch one specific view by its node, even when another view has the same label")
struct NodeTouchTests {
  @Test func `of two buttons with one label each does its own`() throws {
    var taps: [Int] = []
    let scene = HeadlessScene {
      VStack { ForEach(0..<2) { number in Button("Same") { taps.append(number) } } }
    }
    defer { scene.close() }
    for place in [1, 0, 1] { try scene.tap(scene.nodes.all(.button)[place]) }
    #expect(taps == [1, 0, 1])
  }

  @Test func `what is typed goes into the field that is meant`() throws {
    let (name, code) = (BindingBox(""), BindingBox(""))
    let scene = HeadlessScene {
      VStack {
        TextField("Value", text: name.binding)
        SecureField("Value", text: code.binding)
      }
    }
    defer { scene.close() }
    let fields = scene.nodes.all(.field)
    #expect(fields.map(\.isSecret) == [false, true])
    try scene.type("1234", into: fields[1])
    #expect(name.value == "" && code.value == "1234")
  }

  @Test func `it says why it cannot be touched`() throws {
    let scene = HeadlessScene {
      VStack {
        Button("Off") {}.disabled(true)
        Text("Words")
      }
    }
    defer { scene.close() }
    func reason(_ touch: () throws -> Void) -> HeadlessTouchError.Reason? {
      do { try touch() } catch { return (error as? HeadlessTouchError)?.reason }
      return nil
    }
    let button = try #require(scene.nodes.all(.button).first)
    let text = try #require(scene.nodes.all(.text).last)
    #expect(reason { try scene.tap(button) } == .disabled)
    #expect(reason { try scene.tap(text) } == .notFound)
    #expect(reason { try scene.type("a", into: text) } == .notATextField)
  }

  @Test func `items of a bar say where they stand`() {
    let scene = HeadlessScene {
      NavigationStack {
        Text("Bag").toolbar {
          ToolbarItem(placement: .topBarLeading) { Button("Done") {} }
          ToolbarItem(placement: .topBarTrailing) { Button("Edit") {} }
        }
      }
    }
    defer { scene.close() }
    let items = scene.nodes.all(.toolbar).flatMap { $0.all(.button) }
    #expect(items.map(\.label) == ["Done", "Edit"])
    #expect(items.map(\.isLeading) == [true, false])
  }
}
