import HeadlessUIKit
import Portolan
import PortolanUIKit
import TestSupport
import Testing

private enum Mail: NavigationRoute { case inbox, message(Int), photo(Int), note }

private struct MailMap: NavigationMap {
  func destination(for route: Mail) -> RouteDestination<Mail> {
    switch route {
    case .inbox: return .screenInStack(.root)
    case .message: return .screen(.pushed(onto: .inbox))
    case .photo(let id): return .screen(.pushed(onto: .message(id)))
    case .note: return .screenInStack(.presented(.sheet))
    }
  }
}

@MainActor private final class Notes {}

// README begin title
final class MessageController: UIViewController {
  init(_ id: Int) {
    super.init(nibName: nil, bundle: nil)
    title = "Message \(id)"  // not in viewDidLoad
  }

  required init?(coder: NSCoder) { nil }
}
// README end

private struct MailScreens: ScreenAssembly {
  let language: String

  func screen(for route: Mail, in context: ScreenContext<Mail>) -> UIViewController {
    _ = context.model { Notes() }
    if case .message(let id) = route { return MessageController(id) }
    let controller = UIViewController()
    controller.title = "\(route) in \(language)"
    return controller
  }
}

@MainActor @Suite("An app in UIKit behaves as the documentation page on screens says")
struct HabitTests {
  private func settle(_ screen: HeadlessScreen, _ scene: SceneNavigator) async {
    for _ in 0..<40 {
      for _ in 0..<2 { await letTasksRun() }
      screen.turn()
      screen.finishTransitions()
      if !scene.isBusy, !screen.isTransitioning { break }
    }
    for _ in 0..<2 { await letTasksRun() }
    screen.turn()
  }

  /// The models of the screens in the stack.
  private func models(in navigator: Navigator<Mail>) -> [ObjectIdentifier] {
    [Mail.inbox, .message(7), .photo(7)].compactMap { route in
      navigator.tree.node(of: route)
        .flatMap { ScreenContext<Mail>(node: $0, in: navigator.scene) }
        .map { ObjectIdentifier($0.model { Notes() }) }
    }
  }

  @Test("what a deep link builds beneath has a title from its initializer, and no view")
  func titles() async throws {
    try await HeadlessScreen.run { screen in
      let navigator = Navigator(MailMap(), clock: screen.clock)
      let window = screen.makeWindow()
      let root = SceneRootController(
        navigator.scene, MailScreens(language: "en"))
      window.rootViewController = root
      window.makeKeyAndVisible()
      navigator.show(.photo(7))
      await settle(screen, navigator.scene)
      let stack = try #require(root.children.last as? UINavigationController)
      #expect(stack.viewControllers.map(\.title) == ["inbox in en", "Message 7", "photo(7) in en"])
      #expect(stack.viewControllers.map(\.isViewLoaded) == [false, false, true])
    }
  }

  @Test("a new root builds all controllers anew; tree and models stay") func language() async throws
  {
    try await HeadlessScreen.run { screen in
      let navigator = Navigator(MailMap(), clock: screen.clock)
      var codes: [String] = []
      navigator.scene.onDiagnostic = { codes.append($0.code) }
      let window = screen.makeWindow()
      window.rootViewController = SceneRootController(
        navigator.scene, MailScreens(language: "en"))
      window.makeKeyAndVisible()
      // README begin root
      @MainActor func languageChanged(to language: String) async throws {
        if navigator.isPresenting { try await navigator.dismissAll().arrival() }
        window.rootViewController = SceneRootController(
          navigator.scene, MailScreens(language: language))
      }
      // README end
      navigator.show(.photo(7))
      navigator.show(.note)
      await settle(screen, navigator.scene)
      let first = models(in: navigator)
      let change = Task { try await languageChanged(to: "de") }
      await settle(screen, navigator.scene)
      try await change.value
      await settle(screen, navigator.scene)
      #expect(navigator.tree.picture == "(inbox › message(7) › photo(7))")
      #expect(models(in: navigator) == first)
      #expect(codes == [] && screen.faults == [])
      let stack = window.rootViewController?.children.last as? UINavigationController
      #expect(
        stack?.viewControllers.map(\.title) == ["inbox in de", "Message 7", "photo(7) in de"])
    }
  }

  @Test("a scene restored in place builds all anew, with its layers") func inPlace() async throws {
    await HeadlessScreen.run { screen in
      let navigator = Navigator(MailMap(), clock: screen.clock)
      var codes: [String] = []
      navigator.scene.onDiagnostic = { codes.append($0.code) }
      let window = screen.makeWindow()
      window.rootViewController = SceneRootController(
        navigator.scene, MailScreens(language: "en"))
      window.makeKeyAndVisible()
      navigator.show(.photo(7))
      navigator.show(.note)
      await settle(screen, navigator.scene)
      let (first, before) = (models(in: navigator), navigator.tree)
      let request = navigator.scene.restore(navigator.scene.save())
      await settle(screen, navigator.scene)
      #expect(request.ending == "arrived" && codes == [] && screen.faults == [])
      #expect(navigator.tree.picture == before.picture)
      let new = models(in: navigator)
      #expect(new.count == 3 && Set(new).isDisjoint(with: first), "models that are not saved")
    }
  }

  @Test("a tab that closes as it is left asks at each visit") func tabs() async throws {
    await HeadlessScreen.run { screen in
      let vault = Safe()
      let navigator = Navigator(SafeMap(), guards: SafeKeeper(vault: vault), clock: screen.clock)
      let window = screen.makeWindow()
      window.rootViewController = SceneRootController(
        navigator.scene, SafeScreens(navigator: navigator, vault: vault))
      window.makeKeyAndVisible()
      navigator.show(.main)
      await settle(screen, navigator.scene)
      vault.isOpen = true
      navigator.show(.secret)
      await settle(screen, navigator.scene)
      #expect(navigator.tree.picture == "main[(inbox) | *(vault › secret)]")
      navigator.select(.inbox)
      await settle(screen, navigator.scene)
      #expect(navigator.tree.picture == "main[*(inbox) | vault…]" && !vault.isOpen)
      var refusals = 0
      navigator.scene.onFailure = { _, _ in refusals += 1 }
      for further in 1...2 {
        let asked = vault.asked
        navigator.select(.vault)
        await settle(screen, navigator.scene)
        #expect(refusals == further)
        #expect(navigator.tree.picture == "main[*(inbox) | vault…]", "visit \(further)")
        #expect(vault.asked == asked + 1, "visit \(further)")
      }
    }
  }
}

private enum Safes: NavigationRoute {
  case main, inbox, vault, secret
  enum Guard: Hashable, Sendable { case unlocked }
}

private struct SafeMap: NavigationMap {
  func destination(for route: Safes) -> RouteDestination<Safes> {
    switch route {
    case .main: return .tabs([.inbox, .vault], .root)
    case .inbox: return .screenInStack(.member(of: .main))
    case .vault: return .screenInStack(.member(of: .main), guards: [.unlocked])
    case .secret: return .screen(.pushed(onto: .vault))
    }
  }
}

@MainActor private final class Safe {
  var isOpen = false
  var asked = 0
}

private struct SafeKeeper: GuardKeeper {
  let vault: Safe
  func verdict(on rule: Safes.Guard) async -> Verdict<Safes> {
    vault.asked += 1
    return vault.isOpen ? .allow : .deny("locked")
  }
}

/// The stack of the vault's tab.
private final class VaultStack: UINavigationController {
  var left: (() -> Void)?

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    left?()
  }
}

private struct SafeScreens: ScreenAssembly {
  let navigator: Navigator<Safes>
  let vault: Safe

  func screen(for route: Safes, in context: ScreenContext<Safes>) -> UIViewController {
    route == .main ? UITabBarController() : UIViewController()
  }

  func tabItem(for member: Safes) -> UITabBarItem {
    UITabBarItem(title: "\(member)", image: nil, tag: 0)
  }

  func stack(for root: Safes) -> UINavigationController {
    guard root == .vault else { return UINavigationController() }
    let stack = VaultStack()
    stack.left = {
      vault.isOpen = false
      Task { await navigator.revalidate() }
    }
    return stack
  }
}
