import HeadlessSwiftUI
import Observation
import Testing

/// A stack over a path of elements of any types.
@MainActor @Suite("A stack shows a NavigationPath of elements of several types")
struct NavigationPathStackTests {
  @Observable @MainActor fileprivate final class Model {
    var path = NavigationPath()
  }

  private let model = Model()

  private func scene() -> HeadlessScene {
    HeadlessScene {
      NavigationStack(path: Bindable(model).path) {
        NavigationLink("Word", value: "word")
          .navigationDestination(for: String.self) { Text("word \($0)") }
          .navigationDestination(for: Int.self) { Text("number \($0)") }
      }
    }
  }

  @Test func elementsOfSeveralTypesHaveTheirDestinations() {
    let scene = scene()
    model.path.append(1)
    model.path.append("two")
    scene.finish()
    #expect(scene.screens == ["root", "1", "two"])
    #expect(scene.nodes.texts.last == "word two")
    #expect(scene.transitions.map(\.kind) == [.push])
  }

  @Test func theWayBackKeepsThatTheRestCanBeSaved() throws {
    let scene = scene()
    model.path = NavigationPath([1, 2])
    scene.finish()
    #expect(model.path.codable != nil)
    try scene.tapBack()
    scene.finish()
    #expect(model.path == NavigationPath([1]))
    #expect(model.path.codable != nil)
  }

  @Test func s19TheWayBackDoesNotMakeSavableWhatWasNot() throws {
    func push<Element: Hashable>(_ element: Element) { model.path.append(element) }
    let scene = scene()
    push(1)
    model.path.append(2)
    scene.finish()
    #expect(model.path.codable == nil)
    try scene.tapBack()
    scene.finish()
    #expect(model.path == NavigationPath([1]))
    #expect(model.path.codable == nil)
  }

  @Test func aLinkAppendsToIt() throws {
    let scene = scene()
    try scene.tap("Word")
    #expect(model.path.count == 1 && model.path == NavigationPath(["word"]))
    scene.finish()
    #expect(scene.nodes.texts.last == "word word")
  }

  @Test func pathsAreEqualByTheirElements() {
    #expect(NavigationPath([1, 2]) == NavigationPath([1, 2]))
    #expect(NavigationPath([1, 2]) != NavigationPath([2, 1]))
    #expect(NavigationPath([1]) != NavigationPath(["1"]))
    #expect(NavigationPath().isEmpty)
    var path = NavigationPath([1, 2, 3])
    path.removeLast(2)
    #expect(path == NavigationPath([1]))
  }
}
