import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@MainActor @Suite("A NavigationLink with a value appends that value to the path of its stack")
struct LinkTests {
  private struct Links: View {
    @Bindable var model: PathModel
    var body: some View {
      NavigationStack(path: $model.path) {
        VStack {
          NavigationLink("Word", value: "word")
          NavigationLink("Nowhere", value: nil as Int?)
        }
        .navigationDestination(for: Int.self) { number in
          NavigationLink("Further \(number)", value: number + 1)
        }
      }
    }
  }

  @Test func aLinkAppendsToWhatIsThere() throws {
    let model = PathModel()
    model.path = [1]
    let scene = HeadlessScene { Links(model: model) }
    try scene.tap("Further 1")
    scene.finish()
    try scene.tap("Further 2")
    scene.finish()
    #expect(model.path == [1, 2, 3])
    #expect(scene.screens == ["root", "1", "2", "3"])
  }

  @Test func aLinkToNothingCannotBeTapped() {
    let scene = HeadlessScene { Links(model: PathModel()) }
    let error = #expect(throws: HeadlessTouchError.self) { try scene.tap("Nowhere") }
    #expect(error?.reason == .disabled)
    #expect(error?.tappable == ["Word"])
  }

  @Test func s6AValueThatDoesNotFitThePathIsAFault() throws {
    let model = PathModel()
    let scene = HeadlessScene { Links(model: model) }
    try scene.tap("Word")
    scene.finish()
    #expect(scene.faults == ["NavigationLink: word does not fit the stack's path"])
    #expect(model.writes.isEmpty)
  }

  @Test func aLinkOutsideOfAStackIsAFault() throws {
    let scene = HeadlessScene { NavigationLink("Lost", value: 7) }
    try scene.tap("Lost")
    scene.finish()
    #expect(scene.faults == ["NavigationLink: 7 stands outside of a NavigationStack"])
  }

  @Test func aPathOfAnythingTakesEveryLink() throws {
    let scene = HeadlessScene {
      NavigationStack {
        NavigationLink("Word", value: "word")
          .navigationDestination(for: String.self) { NavigationLink("Number \($0)", value: 7) }
          .navigationDestination(for: Int.self) { Text("seven \($0)") }
      }
    }
    try scene.tap("Word")
    scene.finish()
    try scene.tap("Number word")
    scene.finish()
    #expect(scene.screens == ["root", "word", "7"])
    #expect(scene.nodes.texts.last == "seven 7")
    #expect(scene.faults.isEmpty)
  }
}
