import EnumAssemblies
import EnumAssembliesUIKit
import HeadlessUIKit
import HeadlessUIKitStage
import Portolan
import PortolanTesting
import PortolanUIKit
import Testing

extension Recipes {
  @Suite("The recipe Enum shows the screens of its assemblies through one coordinator")
  @MainActor struct EnumAssembliesTests {
    @Test("S3.2 S3.3 text input → confirmation with the text; back; first in the stack")
    func flow() async throws {
      try await HeadlessScreen.run { screen in
        let root = RootAssembly(clock: screen.clock)
        let stage = UIKitStage(on: screen) { root.start(in: $0) }
        let window = stage.window
        try await stage.settle()
        #expect(root.navigator.tree.picture == "(textInputScreen)")
        let input = window.stack?.topViewController
        try await stage.type("Ahoy", into: "Your text")
        try await stage.tap("Next")
        #expect(
          root.navigator.tree.picture
            == "(textInputScreen › textConfirmationScreen(\"Ahoy\"))")
        #expect(window.stack?.topViewController?.view.find(UILabel.self)?.text == "Ahoy")
        try await stage.tap("Change")
        #expect(window.stack?.viewControllers == [input].compactMap { $0 })
        try await stage.tap("Next")
        try await stage.tap("Confirm")
        #expect(root.navigator.tree.picture == "(textInputScreen)")
        #expect(root.archive.texts == ["Ahoy"])
        #expect(screen.faults.isEmpty)
      }
    }

    @Test(
      "S3.3 E10 firstPosition: the only element of the stack, unanimated; else pushed, animated")
    func positions() async throws {
      try await HeadlessScreen.run { screen in
        let root = RootAssembly(clock: screen.clock)
        let stage = UIKitStage(on: screen) { root.start(in: $0) }
        let window = stage.window
        try await stage.settle()
        let coordinator: any Coordination = root.coordinator
        coordinator.show(view: .textConfirmationScreen(text: "a"), firstPosition: false)
        #expect(screen.isTransitioning)
        try await stage.settle()
        let confirmation = ControllersList.textConfirmationScreen(text: "b")
        coordinator.show(view: confirmation, firstPosition: true)
        #expect(root.navigator.tree.picture == "(textConfirmationScreen(\"b\"))")
        let before = screen.clock.now
        try await stage.settle()
        #expect(screen.clock.now == before)
        #expect(window.stack?.viewControllers.count == 1)
      }
    }

    @Test("E5 view models say events, and know neither screens nor coordinator")
    func events() {
      var events: [NavigationEvents] = []
      let archive = TextArchive()
      let input = TextInputViewModel(archive: archive) { events.append($0) }
      input.done(with: "")
      input.done(with: "Ahoy")
      let confirmation = TextConfirmationViewModel(text: "Ahoy", archive: archive) {
        events.append($0)
      }
      confirmation.change()
      confirmation.confirm()
      #expect(events == [.textEntered("Ahoy"), .textRejected, .textConfirmed])
      #expect(archive.texts == ["Ahoy"])
    }

    @Test("E3 the mapping from event to screen, on a test double of the coordinator")
    func mapping() {
      let coordination = TestCoordination()
      let flow = TextFlow(coordination)
      flow.handle(.textEntered("Ahoy"))
      flow.handle(.textRejected)
      flow.handle(.textConfirmed)
      #expect(
        coordination.calls == [
          "show textConfirmationScreen(text: \"Ahoy\") pushed", "pop",
          "show textInputScreen first",
        ])
    }

    @Test("E5 S3.5 no screen names another: models, controllers and views know no ControllersList")
    func screensNameNoScreens() throws {
      let screens = try Sources(of: "EnumAssemblies").files.filter {
        $0.key.contains("/Screens/")
      }
      #expect(screens.count == 7)
      for (name, text) in screens {
        for word in ["ControllersList", "Coordination", "Navigator", "TextFlow"] {
          #expect(!text.contains(word), "\(name) names \(word)")
        }
      }
    }

    @Test(
      "E9 not longer than the article's project: 242 lines of code",
      arguments: ["UIKit", "SwiftUI"]
    )
    func length(shell: String) throws {
      let lines = try Sources(of: "EnumAssemblies").linesOfCode(in: ["Logic", shell])
      #expect(lines > 100)
      #expect(lines <= 242, "\(lines) lines of code")
    }

    @Test("E11 one case more changes no plan of another route")
    func oneCaseMore() throws {
      let today = Navigator(ControllersMap())
      let tomorrow = Navigator(GrownMap())
      #expect(
        "\(try today.plan(for: .textInputScreen))"
          == "\(try tomorrow.plan(for: .textInputScreen))")
      today.show(.textInputScreen)
      tomorrow.show(.textInputScreen)
      #expect(
        "\(try today.plan(for: .textConfirmationScreen(text: "a")))"
          == "\(try tomorrow.plan(for: .textConfirmationScreen(text: "a")))")
      #expect(try !tomorrow.plan(for: .textListScreen).isEmpty)
    }

    @Test("C23 the map has no problems")
    func problems() {
      #expect(ControllersMap().problems.isEmpty)
    }
  }
}

extension UIWindow {
  /// The stack that the root shows.
  fileprivate var stack: UINavigationController? {
    rootViewController?.children.last as? UINavigationController
  }
}

/// The recipe's enum with one case more.
private enum GrownList: NavigationRoute {
  case textInputScreen
  case textConfirmationScreen(text: String)
  case textListScreen
}

private struct GrownMap: NavigationMap {
  func destination(for route: GrownList) -> RouteDestination<GrownList> {
    switch route {
    case .textInputScreen: return .screenInStack(.root)
    case .textConfirmationScreen: return .screen(.pushed(onto: .textInputScreen))
    case .textListScreen: return .screen(.pushed(onto: .textInputScreen))
    }
  }
}
