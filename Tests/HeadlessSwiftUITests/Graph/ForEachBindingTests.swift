import HeadlessSwiftUI
import Testing

/// `ForEach($elements)`: each view has a binding to its element.
@MainActor @Suite("ForEach gives each view a binding to the view's element")
struct ForEachBindingTests {
  fileprivate struct Row: Identifiable, Equatable {
    let id: Int
    var name: String
  }

  private struct Rows: View {
    @Binding var rows: [Row]
    let isByPath: Bool
    var body: some View {
      if isByPath {
        ForEach($rows, id: \.id) { $row in TextField("\(row.id)", text: $row.name) }
      } else {
        ForEach($rows) { $row in TextField("\(row.id)", text: $row.name) }
      }
    }
  }

  @Test(arguments: [false, true]) func `a view writes into its element`(isByPath: Bool) throws {
    let box = BindingBox([Row(id: 1, name: "one"), Row(id: 2, name: "two")])
    let scene = HeadlessScene { Rows(rows: box.binding, isByPath: isByPath) }
    try scene.type("zwei", into: "2")
    scene.turn()
    #expect(box.value == [Row(id: 1, name: "one"), Row(id: 2, name: "zwei")])
    #expect(scene.nodes.all(.field).map(\.value) == ["one", "zwei"])
    box.value = [Row(id: 2, name: "zwei")]
    scene.turn()
    try scene.type("2", into: "2")
    #expect(box.value == [Row(id: 2, name: "2")])
    box.value = []
    scene.turn()
    #expect(scene.nodes.all(.field).isEmpty && scene.faults.isEmpty)
  }

  private struct Keeping: View {
    @Binding var rows: [Row]
    let kept: Log
    @State private var last: Binding<String>?
    var body: some View {
      ForEach($rows) { $row in
        Button("Keep \(row.id)") { last = $row.name }
      }
      Button("Write") {
        last?.wrappedValue = "late"
        kept.add(last?.wrappedValue ?? "")
      }
    }
  }

  @Test func `a binding to an element that has gone keeps its last value and writes nothing`()
    throws
  {
    let (box, log) = (BindingBox([Row(id: 1, name: "one")]), Log())
    let scene = HeadlessScene { Keeping(rows: box.binding, kept: log) }
    try scene.tap("Keep 1")
    scene.turn()
    box.value = []
    scene.turn()
    try scene.tap("Write")
    #expect(box.value.isEmpty && log.take() == ["one"])
  }
}
