import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

private struct WrongScreens: ScreenAssembly {
  func screen(for route: Shop, in context: ScreenContext<Shop>) -> UIViewController {
    UIViewController()
  }
}

@MainActor @Suite("An assembly that does not fit is diagnosed, and nothing breaks")
struct AssemblyTests {
  private func codes(with assemblies: [any ScreenAssembly]) async -> (codes: [String], shown: Bool)
  {
    await HeadlessScreen.run { screen in
      let navigator = Navigator(
        ShopMap(), guards: ShopGuards(session: Session()), clock: screen.clock)
      var codes: [String] = []
      navigator.scene.onEvent = {
        if case .diagnosed(let diagnostic) = $0 { codes.append(diagnostic.code) }
      }
      let root =
        assemblies.isEmpty
        ? SceneRootController(navigator.scene)
        : SceneRootController(navigator.scene, WrongScreens())
      let window = screen.makeWindow()
      window.rootViewController = root
      window.makeKeyAndVisible()
      navigator.show(.main)
      screen.finishTransitions()
      return (codes, root.children.last is UITabBarController)
    }
  }

  @Test func noAssembly() async {
    let result = await codes(with: [])
    #expect(result.codes.contains("NAV070"))
    #expect(result.shown)
  }

  @Test func noContainer() async {
    let result = await codes(with: [WrongScreens()])
    #expect(result.codes == ["NAV071"])
    #expect(result.shown)
  }
}
