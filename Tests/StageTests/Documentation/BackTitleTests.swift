import Foundation
import HeadlessSwiftUI
import HeadlessSwiftUIStage
import HeadlessUIKitStage
import Portolan
import PortolanLinks
import PortolanSwiftUI
import PortolanTesting
import PortolanUIKit
import Testing

private enum Page {
  enum Guide: NavigationRoute { case towns, town(String), museum(String) }

  struct GuideMap: NavigationMap {
    func destination(for route: Guide) -> RouteDestination<Guide> {
      switch route {
      case .towns: return .screenInStack(.root)
      case .town: return .screen(.pushed(onto: .towns))
      case .museum(let town): return .screen(.pushed(onto: .town(town)))
      }
    }
  }

  // README begin init
  final class TownController: UIViewController {
    init(_ town: String) {
      super.init(nibName: nil, bundle: nil)
      title = town  // in viewDidLoad() it would be too late
    }

    required init?(coder: NSCoder) { return nil }
  }
  // README end

  final class LateController: UIViewController {
    private let town: String
    init(_ town: String) {
      self.town = town
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { return nil }
    override func viewDidLoad() {
      super.viewDidLoad()
      title = town
    }
  }

  struct LateScreens: ScreenAssembly {
    func screen(for route: Guide, in context: ScreenContext<Guide>) -> UIViewController {
      if case .town(let town) = route { LateController(town) } else { UIViewController() }
    }
  }

  struct Screens: ScreenAssembly {
    // README begin assembly
    func screen(for route: Guide, in context: ScreenContext<Guide>) -> UIViewController {
      switch route {
      case .towns:
        let controller = TownsController()
        controller.title = "Towns"  // or here
        return controller
      case .town(let town): return TownController(town)
      case .museum: return MuseumController()
      }
    }
    // README end
  }

  final class TownsController: UIViewController {}
  final class MuseumController: UIViewController {}

  struct Views: ViewAssembly {
    func screen(for route: Guide, in context: ScreenContext<Guide>) -> some View {
      switch route {
      case .towns: Text("towns").navigationTitle("Towns")
      case .town(let town): Text("town").navigationTitle(town)
      case .museum: Text("museum").navigationTitle("Museum")
      }
    }
  }
}

@MainActor
@Suite(
  "The Back button of a screen that a link opens has the title of the screen beneath", .serialized)
struct BackTitleTests {
  private let navigator = Navigator(
    Page.GuideMap(),
    links: LinkTable(schemes: ["guide"]) {
      LinkPattern("/{town}/museum", Page.Guide.museum) {
        if case .museum(let town) = $0 { town } else { nil }
      }
    })

  private func bar(isLate: Bool) async throws -> (UIKitStage, UINavigationController) {
    let stage = UIKitStage {
      let late = isLate ? Page.LateScreens() as any ScreenAssembly : Page.Screens()
      return SceneRootController(navigator.scene, late)
    }
    navigator.open(try #require(URL(string: "guide:///oslo/museum")))
    try await stage.settle()
    #expect(stage.picture == "(towns › town(\"oslo\") › museum(\"oslo\"))")
    let root = try #require(stage.window.rootViewController)
    return (stage, try #require(root.children.last as? UINavigationController))
  }

  @Test func setInTheInitializer() async throws {
    let (stage, stack) = try await bar(isLate: false)
    #expect(stack.viewControllers.map(\.isViewLoaded) == [false, false, true])
    #expect(stack.navigationBar.backItem?.title == "oslo")
    try await stage.tap("oslo")
    #expect(stage.picture == "(towns › town(\"oslo\"))")
    #expect(stack.navigationBar.backItem?.title == "Towns")
  }

  @Test func setInViewDidLoad() async throws {
    let (stage, stack) = try await bar(isLate: true)
    #expect(stack.navigationBar.backItem?.title == nil)
    try await stage.tap("Back")
    #expect(stack.navigationBar.topItem?.title == "oslo")
  }

  @Test("in SwiftUI it depends on when a covered screen is built", arguments: [true, false])
  func inSwiftUI(isBuiltAtOnce: Bool) async throws {
    var assumptions = HeadlessViewAssumptions()
    assumptions.coveredScreens = isBuiltAtOnce ? .builtAtOnce : .builtWhenShown
    let stage = SwiftUIStage(assumptions: assumptions) {
      SceneRootView(navigator.scene, Page.Views())
    }
    try await stage.open(try #require(URL(string: "guide:///oslo/museum")))
    #expect(stage.picture == "(towns › town(\"oslo\") › museum(\"oslo\"))")
    try await stage.tap(isBuiltAtOnce ? "oslo" : "Back")
    #expect(stage.picture == "(towns › town(\"oslo\"))")
    try await stage.tap(isBuiltAtOnce ? "Towns" : "Back")
    #expect(stage.picture == "(towns)")
  }
}
