#if DEBUG && Inspector
import Portolan
import TestSupport
import Testing

@testable import PortolanInspector

@MainActor @Suite("A tree is drawn node by node") struct TreeChartTests {
  private let look = TestLook()

  /// A line for each node: kind, name, what it stands in, `*` when chosen, `!` when seen.
  private var lines: [String] {
    let chart = TreeChart(look.navigator.tree)
    let names = Dictionary(uniqueKeysWithValues: chart.nodes.map { ($0.id, $0.name) })
    return chart.nodes.map { node in
      let parent = node.parent.flatMap { names[$0] } ?? "-"
      let marks = (node.isSelected ? "*" : "") + (node.isVisible ? "!" : "")
      return "\(node.kind) \(node.name) in \(parent) \(marks)"
    }
  }

  @Test func `nothing`() { #expect(TreeChart(look.navigator.tree) == TreeChart()) }

  @Test func `tabs with a stack and a slot`() {
    look.navigator.show(.product(id: 1))
    #expect(
      lines == [
        "tabs main in - !", "stack  in main *!", "screen products in  ", "screen product in  !",
        "slot account in main ",
      ])
  }

  @Test func `layers and kept parts`() {
    look.navigator.show(.product(id: 1))
    look.navigator.show(.bag)
    let chart = TreeChart(look.navigator.tree)
    #expect(chart.layers.map(\.style) == ["base", "sheet"])
    #expect(chart.layers.allSatisfy { !$0.isKept })
    let ids = chart.nodes.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(chart.layers.allSatisfy { layer in ids.contains(layer.root) })
  }

  @Test func `each stands after what it stands in`() {
    look.navigator.show(.checkout)
    look.session.isSignedIn = true
    look.navigator.show(.order(id: 2))
    var known: Set<Int> = []
    for node in TreeChart(look.navigator.tree).nodes {
      #expect(node.parent.map(known.contains) ?? true)
      known.insert(node.id)
    }
  }
}
#endif
