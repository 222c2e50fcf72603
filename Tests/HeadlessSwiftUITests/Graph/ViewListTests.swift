import HeadlessSwiftUI
import HeadlessUIKit
import Observation
import Testing

/// Content of none, one or two views, which one of two kinds.
@MainActor @Observable private final class Content {
  var count: Int
  var isOther = false
  let log = Log()

  init(_ count: Int) { self.count = count }
}

/// A view of the app's own whose body may be empty.
private struct Parts: View {
  let content: Content

  var body: some View {
    if content.count > 0 {
      if content.isOther { Text("other") } else { Text("one") }
    }
    if content.count > 1 { Text("two") }
  }
}

private struct Probe: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

@MainActor
@Suite("A modifier on a Group modifies each view of the group, and has no effect on an empty Group")
struct ViewListTests {
  private func scene(
    _ content: Content, _ change: (inout HeadlessViewAssumptions) -> Void = { _ in }
  ) -> HeadlessScene {
    var assumptions = HeadlessViewAssumptions()
    change(&assumptions)
    let log = content.log
    return HeadlessScene(assumptions: assumptions) {
      VStack {
        Group { Parts(content: content) }
          .background { Probe() }
          .onAppear { log.add("appear") }
          .onDisappear { log.add("disappear") }
          .task { log.add("task") }
      }
    }
  }

  private func probes(_ scene: HeadlessScene) -> Int { scene.nodes.all(.controller).count }

  private func breathe(_ scene: HeadlessScene) async {
    for _ in 0..<5 {
      for _ in 0..<5 { await Task.yield() }
      scene.turn()
    }
  }

  @Test("S57 S58 none has no background and does not appear, two do twice", arguments: 0...2)
  func counts(count: Int) async {
    let content = Content(count)
    let scene = scene(content)
    await breathe(scene)
    #expect(probes(scene) == count)
    #expect(content.log.lines.count { $0 == "appear" } == count)
    #expect(content.log.lines.count { $0 == "task" } == count)
    scene.close()
    #expect(content.log.lines.count { $0 == "disappear" } == count)
  }

  @Test("S58 what comes later appears then, and what goes disappears")
  func later() async {
    let content = Content(0)
    let scene = scene(content)
    for (count, calls) in [
      (1, ["appear", "task"]), (2, ["appear", "task"]), (0, ["disappear", "disappear"]),
    ] {
      content.count = count
      await breathe(scene)
      #expect(content.log.take() == calls)
      #expect(probes(scene) == count)
    }
  }

  @Test(
    "S58 another view in the place of the first appears by itself, with a background of its own")
  func replaced() async throws {
    let content = Content(1)
    let scene = scene(content)
    await breathe(scene)
    let before = try #require(scene.nodes.all(.controller).first?.controller)
    _ = content.log.take()
    content.isOther = true
    await breathe(scene)
    #expect(content.log.take().sorted() == ["appear", "disappear", "task"])
    #expect(scene.nodes.all(.controller).first?.controller !== before)
    #expect(probes(scene) == 1)
  }

  @Test("S58 a stack of views is one view, whatever is in it", arguments: 0...2)
  func container(count: Int) async {
    let content = Content(count)
    let scene = HeadlessScene {
      ZStack { Parts(content: content) }.background { Probe() }.onAppear {
        content.log.add("appear")
      }
    }
    await breathe(scene)
    #expect(probes(scene) == 1)
    #expect(content.log.lines == ["appear"])
    content.count = 1
    content.isOther = true
    await breathe(scene)
    #expect(content.log.lines == ["appear"])
  }

  @Test("or, as assumed, all together", arguments: 0...2)
  func together(count: Int) async {
    let content = Content(count)
    let scene = scene(content) { $0.modifiedLists = .together }
    await breathe(scene)
    #expect(probes(scene) == 1)
    #expect(content.log.lines == ["appear", "task"])
  }

  @Test(
    "S57 a tab whose content is empty has no item",
    arguments: HeadlessViewAssumptions.Lists.allCases)
  func tabs(lists: HeadlessViewAssumptions.Lists) {
    var assumptions = HeadlessViewAssumptions()
    assumptions.modifiedLists = lists
    let scene = HeadlessScene(assumptions: assumptions) {
      TabView {
        Text("A").tabItem { Text("first") }.tag(0)
        Group { if false { Text("B") } }.tabItem { Text("second") }.tag(1)
        ZStack { if false { Text("C") } }.tabItem { Text("third") }.tag(2)
      }
    }
    let all = lists == .together ? ["first", "second", "third"] : ["first", "third"]
    #expect(scene.nodes.all(.tab).map(\.label) == all)
  }
}
