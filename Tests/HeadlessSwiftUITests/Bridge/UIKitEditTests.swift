import HeadlessSwiftUI
import HeadlessUIKit
import Observation
import Testing

@MainActor
@Suite("SwiftUI updates path and selection when UIKit code changes a stack or tabs (S78)")
struct UIKitEditTests {
  fileprivate typealias Hearing = HeadlessViewAssumptions.Hearing
  private let model = PathModel()
  private let log = Log()

  @Observable @MainActor fileprivate final class Tabs { var tab = 0 }

  private struct TabsApp: View {
    @Bindable var tabs: Tabs

    var body: some View {
      TabView(selection: $tabs.tab) {
        ForEach(0..<3, id: \.self) { place in
          Recorder(name: "tab \(place)", log: Log()).tabItem { Text("Tab \(place)") }.tag(place)
        }
      }
    }
  }

  private struct ProbedStack: View {
    @Bindable var model: PathModel
    let log: Log

    var body: some View {
      NavigationStack(path: $model.path) {
        Recorder(name: "root", log: log)
          .navigationDestination(for: Int.self) { Recorder(name: "\($0)", log: log) }
      }
    }
  }

  private func scene(_ assumptions: HeadlessViewAssumptions = .init()) -> HeadlessScene {
    model.path = [1, 2, 3]
    let scene = HeadlessScene(assumptions: assumptions) { ProbedStack(model: model, log: log) }
    scene.finish()
    return scene
  }

  private func stack(in scene: HeadlessScene) throws -> UINavigationController {
    try #require(scene.nodes.all(.controller).last?.controller?.navigationController)
  }

  @Test func `a pop is written, and the next change of the path is shown`() throws {
    for moment in HeadlessViewAssumptions.Moment.allCases {
      let scene = scene(.with(\.popWrites, moment))
      let stack = try stack(in: scene)
      #expect(stack.viewControllers.count == 4 && stack.topViewController != nil)
      #expect(stack.popViewController(animated: false) != nil)
      scene.finish()
      #expect(scene.screens.count == 3 && model.path == [1, 2])
      #expect(stack.popToRootViewController(animated: true)?.count == 2)
      scene.finish()
      #expect(scene.screens == ["root"] && model.path == [])
      #expect(stack.popViewController(animated: true) == nil)
      model.path = [9]
      scene.finish()
      #expect(scene.screens == ["root", "9"] && scene.faults == [])
    }
  }

  @Test func `what leaves the middle of the stack leaves the path`() throws {
    let scene = scene()
    let stack = try stack(in: scene)
    let old = stack.viewControllers
    stack.setViewControllers([old[0], old[3]], animated: false)
    scene.finish()
    #expect(model.path == [3] && scene.screens == ["root", "3"])
  }

  @Test func `another controller is pushed, appears and goes back, and the path stays`() throws {
    let scene = scene()
    let stack = try stack(in: scene)
    _ = log.take()
    stack.pushViewController(RecordingController(name: "other", log: log), animated: true)
    scene.finish()
    #expect(scene.screens.count == 5 && model.path == [1, 2, 3])
    #expect(
      log.lines == [
        "3.willDisappear", "other.didLoad", "other.willAppear", "3.didDisappear",
        "other.didAppear",
      ])
    #expect(stack.topViewController is RecordingController)
    try scene.tapBack()
    scene.finish()
    #expect(scene.screens.count == 4 && model.path == [1, 2, 3])
    stack.pushViewController(UIViewController(), animated: false)
    scene.finish()
    model.path = [1]
    scene.finish()
    #expect(scene.screens == ["root", "1"] && scene.faults == [])
  }

  @Test func `no controllers, and one of them twice, are faults`() throws {
    let scene = scene()
    let stack = try stack(in: scene)
    stack.setViewControllers([], animated: false)
    stack.viewControllers = [stack.viewControllers[0], stack.viewControllers[0]]
    scene.finish()
    #expect(scene.faults.count == 2 && scene.screens.count == 4)
  }

  @Test("a selection is heard or not, and the next one is shown", arguments: Hearing.allCases)
  fileprivate func select(hearing: HeadlessViewAssumptions.Hearing) throws {
    let tabs = Tabs()
    let scene = HeadlessScene(assumptions: .with(\.tabsByUIKit, hearing)) { TabsApp(tabs: tabs) }
    scene.finish()
    let bar = try #require(scene.nodes.all(.controller).first?.controller?.tabBarController)
    #expect(bar.viewControllers?.count == 3 && bar.selectedIndex == 0)
    bar.selectedIndex = 2
    scene.finish()
    #expect(scene.nodes.all(.tab).map(\.isSelected) == [false, false, true])
    #expect(tabs.tab == (hearing == .written ? 2 : 0) && bar.selectedIndex == 2)
    tabs.tab = 1
    scene.finish()
    #expect(bar.selectedViewController === bar.viewControllers?[1] && scene.faults == [])
    bar.viewControllers = []
    bar.selectedIndex = 7
    #expect(scene.faults.count == 2 && bar.viewControllers?.count == 3)
  }
}
