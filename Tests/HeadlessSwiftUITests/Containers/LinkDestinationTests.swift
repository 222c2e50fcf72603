import HeadlessSwiftUI
import Testing

/// Links that push a view; the stack's path does not name what they push (S15).
@MainActor
@Suite("A NavigationLink with a view pushes that view without adding an element to the path")
struct LinkDestinationTests {
  private struct Shop: View {
    let model: PathModel
    let flags: TwoFlags
    let log: Log
    @State private var count = 0
    var body: some View {
      @Bindable var model = model
      NavigationStack(path: $model.path) {
        Button("Count \(count)") { count += 1 }
        if !flags.first {
          NavigationLink {
            Screen(name: "about \(count)", log: log)
            NavigationLink(String("Deeper"), destination: Text("deep"))
          } label: {
            Text("About")
          }
        }
        NavigationLink("Help") { Screen(name: "help", log: log) }
        NavigationLink(String("Terms")) { Text("terms") }
        NavigationLink("Press", destination: Text("press"))
        NavigationLink(destination: Text("jobs")) { Text("Jobs") }
      }
    }
  }

  private let model = PathModel()
  private let flags = TwoFlags()
  private let log = Log()

  private func scene() -> HeadlessScene {
    HeadlessScene { Shop(model: model, flags: flags, log: log) }
  }

  @Test func `a tap pushes the view, Back leaves it, and another tap makes it anew`() throws {
    let scene = scene()
    try scene.tap("About")
    scene.finish()
    #expect(scene.screens.count == 2 && model.path.isEmpty)
    try scene.tap("Count about 0")
    scene.turn()
    #expect(scene.nodes.texts.contains("about 0 counts 1"))
    try scene.tapBack()
    scene.finish()
    #expect(scene.screens == ["root"])
    try scene.tap("About")
    scene.finish()
    #expect(scene.nodes.texts.contains("about 0 counts 0"), "\(scene.picture)")
    #expect(log.take() == ["about 0 on", "about 0 off", "about 0 on"])
  }

  @Test(arguments: ["Help", "Terms", "Press", "Jobs"])
  func `each spelling pushes`(link: String) throws {
    let scene = scene()
    try scene.tap(link)
    scene.finish()
    #expect(scene.screens.count == 2)
    #expect(scene.nodes.texts.contains { $0.hasPrefix(link.lowercased()) }, "\(scene.picture)")
  }

  @Test func `a pushed view has links of its own, and a swipe leaves one at a time`() throws {
    let scene = scene()
    try scene.tap("About")
    scene.finish()
    try scene.tap("Deeper")
    scene.finish()
    #expect(scene.screens.count == 3)
    try scene.beginSwipeBack()
    scene.finishSwipeBack()
    scene.finish()
    #expect(scene.screens.count == 2)
  }

  @Test func `the pushed view follows what the link was made with`() throws {
    let scene = scene()
    try scene.tap("Count 0")
    scene.turn()
    try scene.tap("About")
    scene.finish()
    #expect(scene.nodes.texts.contains("about 1 counts 0"))
  }

  @Test func `a link that goes takes its screen along`() throws {
    let scene = scene()
    try scene.tap("About")
    scene.finish()
    flags.first = true
    scene.finish()
    #expect(scene.screens == ["root"])
  }

  @Test func `outside of a stack nothing is pushed`() throws {
    let scene = HeadlessScene { NavigationLink("Help") { Text("help") } }
    try scene.tap("Help")
    scene.finish()
    #expect(scene.faults == ["NavigationLink: a view stands outside of a NavigationStack"])
  }
}
