import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

private struct WrongScreens: ScreenAssembly {
  func screen(for route: Shop, in context: ScreenContext<Shop>) -> UIViewController {
    UIViewController()
  }

  func tabItem(for member: Shop) -> UITabBarItem { .init(title: "tab", image: nil, tag: 0) }
}

@MainActor
@Suite(
  "A diagnostic reports a route that no assembly can build, and the request ends with an error")
struct AssemblyTests {
  private func shown(
    with assemblies: [any ScreenAssembly], early: Bool = false
  ) async -> (codes: [String], error: NavigationError?, isShown: Bool) {
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
      var request = early ? navigator.show(.main) : nil
      let window = screen.makeWindow()
      window.rootViewController = root
      window.makeKeyAndVisible()
      if !early { request = navigator.show(.main) }
      screen.finishTransitions()
      var error: NavigationError?
      if case .failure(let found)? = request?.outcome { error = found }
      return (codes, error, root.children.last is UITabBarController)
    }
  }

  @Test("NAV070: a request that no assembly can show ends with an error; nothing is blank")
  func noAssembly() async {
    let result = await shown(with: [])
    #expect(result.error?.diagnostic.code == "NAV070")
    #expect(!result.isShown)
  }

  @Test("NAV070: what stood in the tree before the root came is reported")
  func noAssemblyLater() async {
    let result = await shown(with: [], early: true)
    #expect(result.error == nil)
    #expect(result.codes.contains("NAV070"))
  }

  @Test func noContainer() async {
    let result = await shown(with: [WrongScreens()])
    #expect(result.codes == ["NAV071"])
    #expect(result.isShown)
  }
}
