#if DEBUG && Inspector
import Foundation
import TestSupport
import Testing

@testable import Portolan
@testable import PortolanInspector

@MainActor @Suite("A chart draws a tree from the tree's archived outline") struct TreeChartTests {
  private let look = TestLook()
  private var chart: TreeChart { TreeChart(look.navigator.tree) }

  /// A line for each node: kind, name, what it stands in, `*` when chosen, `!` when seen; then slots.
  private var lines: [String] {
    let elements = chart.outline.elements
    func name(_ place: Int?) -> String {
      place.map { elements[$0].name.map { chart.names[$0] } ?? "" } ?? "-"
    }
    let nodes = elements.indices.map { place in
      let element = elements[place]
      let marks = (element.isSelected ? "*" : "") + (chart.visible.contains(place) ? "!" : "")
      return "\(element.kind) \(name(place)) in \(name(element.parent)) \(marks)"
    }
    return nodes + chart.slots.map { "slot \($0.name) in \(name($0.parent)) at \($0.position)" }
  }

  @Test func `nothing`() {
    #expect(lines.isEmpty && chart.ids.isEmpty)
    #expect(chart.outline.parts == [[]])
  }

  @Test func `tabs with a stack and a slot`() {
    look.navigator.show(.product(id: 1))
    #expect(
      lines == [
        "tabs main in - !", "stack  in main *!", "screen products in  ", "screen product in  !",
        "slot account in main at 1",
      ])
  }

  @Test func `layers, with their styles`() {
    look.navigator.show(.product(id: 1))
    look.navigator.show(.bag)
    #expect(chart.outline.parts.map { $0.map(\.style) } == [[nil, .sheet]])
    #expect(Set(chart.ids).count == chart.ids.count)
    #expect(chart.ids.count == chart.outline.elements.count)
  }

  @Test func `a kept part is a part of its own, out of sight`() throws {
    look.navigator.show(.product(id: 1))
    look.navigator.show(.lock, options: .keepingReplacedPart)
    #expect(chart.outline.parts.count == 2)
    let kept = try #require(chart.outline.parts.last?.first?.root)
    #expect(chart.outline.elements[kept].name.map { chart.names[$0] } == "main")
    #expect(!chart.visible.contains(kept))
  }

  @Test func `each node keeps its number`() {
    look.navigator.show(.product(id: 1))
    let before = chart.ids
    look.navigator.show(.bag)
    #expect(Array(chart.ids.prefix(before.count)) == before)
    #expect(chart.ids.allSatisfy { id in look.navigator.tree.contains(NodeID(raw: UInt64(id))) })
  }

  @Test func `read again it is the same`() throws {
    look.navigator.show(.checkout)
    look.session.isSignedIn = true
    look.navigator.show(.order(id: 2))
    look.navigator.show(.lock, options: .keepingReplacedPart)
    let json = try JSONEncoder().encode(chart)
    #expect(try JSONDecoder().decode(TreeChart.self, from: json) == chart)
  }

  @Test func `cut off or with a changed byte it is refused or another chart`() throws {
    look.navigator.show(.product(id: 1))
    look.navigator.show(.bag)
    let json = try JSONEncoder().encode(chart)
    var refused = 0
    for place in json.indices {
      var changed = json
      changed[place] ^= 1 << (place % 7)
      for hostile in [json.prefix(place), changed] {
        do { _ = try JSONDecoder().decode(TreeChart.self, from: hostile) } catch { refused += 1 }
      }
    }
    #expect(refused > json.count)
  }
}
#endif
