import HeadlessSwiftUI
import HeadlessUIKit
import Observation
import Testing

/// Writes down what stacks and tabs say, and refuses tabs if it is told to.
private final class Listener: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
  var heard: [String] = []
  var refuses = false

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { heard.append("will \(navigationController.viewControllers.count) \(animated)") }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { heard.append("did \(navigationController.viewControllers.count) \(animated)") }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { !refuses }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { heard.append("selected \(tabBarController.selectedIndex)") }
}

@MainActor
@Suite("SwiftUI's stack and tabs still work after other code replaces their UIKit delegate (S79)")
struct OtherDelegateTests {
  fileprivate typealias Hearing = HeadlessViewAssumptions.Hearing
  @Observable @MainActor fileprivate final class Model {
    var path: [Int] = [1]
    var tab = 0
  }

  private struct App: View {
    @Bindable var model: Model

    var body: some View {
      TabView(selection: $model.tab) {
        NavigationStack(path: $model.path) {
          Recorder(name: "root", log: Log())
            .navigationDestination(for: Int.self) { Recorder(name: "\($0)", log: Log()) }
        }
        .tabItem { Text("One") }.tag(0)
        Text("two").tabItem { Text("Two") }.tag(1)
      }
    }
  }

  private func scene(
    _ hearing: HeadlessViewAssumptions.Hearing, _ model: Model, _ listener: Listener
  ) throws -> HeadlessScene {
    let scene = HeadlessScene(assumptions: .with(\.delegatesOfOthers, hearing)) {
      App(model: model)
    }
    scene.finish()
    let stack = try #require(scene.nodes.all(.controller).last?.controller?.navigationController)
    stack.delegate = listener
    stack.tabBarController?.delegate = listener
    return scene
  }

  @Test(
    "a stack tells of its changes; a person's Back is written or not", arguments: Hearing.allCases)
  fileprivate func stack(hearing: HeadlessViewAssumptions.Hearing) throws {
    let (model, listener) = (Model(), Listener())
    let scene = try scene(hearing, model, listener)
    model.path = [1, 2]
    scene.finish()
    #expect(listener.heard == ["will 3 true", "did 3 true"])
    try scene.beginSwipeBack()
    scene.cancelSwipeBack()
    scene.finish()
    #expect(listener.heard.dropFirst(2) == ["will 3 true"], "U52")
    try scene.tapBack()
    scene.finish()
    #expect(listener.heard.dropFirst(3) == ["will 2 true", "did 2 true"])
    #expect(model.path == (hearing == .written ? [1] : [1, 2]) && scene.screens.count == 2)
    model.path = []
    scene.finish()
    #expect(scene.screens == ["root"] && scene.faults == [])
  }

  @Test("tabs ask and tell; a person's choice is written or not", arguments: Hearing.allCases)
  fileprivate func tabs(hearing: HeadlessViewAssumptions.Hearing) throws {
    let (model, listener) = (Model(), Listener())
    let scene = try scene(hearing, model, listener)
    listener.refuses = true
    try scene.tapTab("Two")
    scene.finish()
    #expect(model.tab == 0 && listener.heard.isEmpty)
    listener.refuses = false
    try scene.tapTab("Two")
    scene.finish()
    #expect(scene.nodes.all(.tab).map(\.isSelected) == [false, true])
    #expect(model.tab == (hearing == .written ? 1 : 0))
    #expect(listener.heard.count == 1 && scene.faults == [])
  }
}
