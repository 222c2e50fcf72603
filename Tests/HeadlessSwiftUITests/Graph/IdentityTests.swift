import HeadlessSwiftUI
import Observation
import Testing

/// Which places keep their `@State` when the structure around them changes.
@MainActor @Suite("A view keeps its state as long as its identity stays") struct IdentityTests {
  @Observable @MainActor fileprivate final class Model {
    var names = ["a", "b", "c"]
    var key = 0
    var isOn = true
  }

  private func counters(_ scene: HeadlessScene) -> [String] {
    scene.nodes.all(.button).map(\.label)
  }

  nonisolated private static let orders: [([String], [String])] = [
    (["a", "x", "b", "c"], ["a 1", "x 0", "b 2", "c 3"]),
    (["c", "a", "b"], ["c 3", "a 1", "b 2"]),
    (["a", "c"], ["a 1", "c 3"]),
    (["c", "b", "a"], ["c 3", "b 2", "a 1"]),
    ([], []),
    (["x", "b"], ["x 0", "b 2"]),
  ]

  @Test(arguments: orders, [false, true])
  func forEachKeepsStatesByIdentity(order: ([String], [String]), inList: Bool) throws {
    let model = Model()
    let scene = HeadlessScene {
      if inList {
        List(model.names, id: \.self) { Counter(name: $0) }
      } else {
        ForEach(model.names, id: \.self) { Counter(name: $0) }
      }
    }
    for (name, taps) in [("a", 1), ("b", 2), ("c", 3)] {
      for tap in 0..<taps {
        try scene.tap("\(name) \(tap)")
        scene.turn()
      }
    }
    model.names = order.0
    scene.turn()
    #expect(counters(scene) == order.1)
    #expect(scene.faults.isEmpty)
  }

  @Test func whatLeavesForEachAndComesBackIsNew() throws {
    let model = Model()
    let scene = HeadlessScene { ForEach(model.names, id: \.self) { Counter(name: $0) } }
    try scene.tap("b 0")
    scene.turn()
    model.names = ["a", "c"]
    scene.turn()
    model.names = ["a", "b", "c"]
    scene.turn()
    #expect(counters(scene) == ["a 0", "b 0", "c 0"])
  }

  @Test func twoElementsOfOneIdentityAreAFault() {
    let scene = HeadlessScene { ForEach(["a", "a"], id: \.self) { Counter(name: $0) } }
    #expect(counters(scene) == ["a 0"])
    #expect(
      scene.faults == ["ForEach: the ID a occurs multiple times within the collection"])
  }

  @Test func anotherIdIsAnotherView() throws {
    let model = Model()
    let scene = HeadlessScene { Counter(name: "counter").id(model.key) }
    try scene.tap("counter 0")
    scene.turn()
    #expect(counters(scene) == ["counter 1"])
    model.key = 1
    scene.turn()
    #expect(counters(scene) == ["counter 0"])
    model.key = 0
    scene.turn()
    #expect(counters(scene) == ["counter 0"])
  }

  @Test func theTwoBranchesOfAnIfAreTwoViews() throws {
    let model = Model()
    let scene = HeadlessScene {
      if model.isOn { Counter(name: "same") } else { Counter(name: "same") }
    }
    try scene.tap("same 0")
    scene.turn()
    model.isOn = false
    scene.turn()
    #expect(counters(scene) == ["same 0"])
  }

  @Test func aSiblingThatComesAndGoesLeavesTheOthersAlone() throws {
    let model = Model()
    let scene = HeadlessScene {
      VStack {
        if model.isOn { Counter(name: "first") }
        Counter(name: "second")
        Group { Counter(name: "third") }
      }
    }
    try scene.tap("second 0")
    try scene.tap("third 0")
    scene.turn()
    model.isOn = false
    scene.turn()
    #expect(counters(scene) == ["second 1", "third 1"])
    model.isOn = true
    scene.turn()
    #expect(counters(scene) == ["first 0", "second 1", "third 1"])
  }

  @Test func aHiddenTypeKeepsItsStateUntilTheTypeChanges() throws {
    let model = Model()
    let scene = HeadlessScene {
      model.isOn
        ? AnyView(Counter(name: "any \(model.key)")) : AnyView(Group { Counter(name: "other") })
    }
    try scene.tap("any 0 0")
    scene.turn()
    model.key = 5
    scene.turn()
    #expect(counters(scene) == ["any 5 1"])
    model.isOn = false
    scene.turn()
    model.isOn = true
    scene.turn()
    #expect(counters(scene) == ["any 5 0"])
  }
}
