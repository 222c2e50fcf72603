import Foundation
import HeadlessUIKit
import Portolan
import PortolanUIKit
import Testing

struct RadioScreens: ScreenAssembly {
  let log = CallLog()
  let news: RadioNews

  func screen(for route: Radio, in context: ScreenContext<Radio>) -> UIViewController {
    guard route == .main else { return TestScreen("\(route)", log) }
    let tabs = UITabBarController()
    if #available(iOS 18.0, visionOS 2.0, *) { tabs.mode = .tabSidebar }
    if #available(iOS 26.0, *) {
      let action = UIAction(title: "Play") { [news] _ in news.unread += 1 }
      tabs.bottomAccessory = UITabAccessory(
        contentView: UIButton(type: .system, primaryAction: action))
    }
    return tabs
  }

  func tabItem(for member: Radio) -> UITabBarItem {
    UITabBarItem(title: "\(member)", image: nil, tag: 0)
  }

  func tabListing(for member: Radio) -> TabListing { news.listing(of: member) }

  @available(iOS 18.0, visionOS 2.0, *)
  func prepare(_ tab: UITab, for member: Radio) {
    tab.subtitle = "\(member)"
    if #available(iOS 26.0, *) { (tab as? UISearchTab)?.automaticallyActivatesSearch = true }
  }
}

/// An app with a sidebar, on a screen that is turned and resized.
@MainActor final class RadioApp: SizedApp {
  let screen: HeadlessScreen
  let door = RadioDoor()
  let news = RadioNews()
  let screens: RadioScreens
  let navigator: Navigator<Radio>
  let root: SceneRootController
  let window: UIWindow
  var codes: [String] = []

  init(_ screen: HeadlessScreen, _ size: CGSize, isLong: Bool = false, isSorted: Bool = true) {
    self.screen = screen
    screen.rotate(to: size, on: .pad)
    news.isSorted = isSorted
    screens = RadioScreens(news: news)
    navigator = Navigator(RadioMap(isLong: isLong), guards: door, clock: screen.clock)
    root = SceneRootController(navigator.scene, screens)
    window = screen.makeWindow()
    navigator.scene.onEvent = { [weak self] event in
      if case .diagnosed(let diagnostic) = event { self?.codes.append(diagnostic.code) }
    }
    window.rootViewController = root
    navigator.show(.main)
    window.makeKeyAndVisible()
  }

  static func run(
    on world: World, _ size: CGSize, isLong: Bool = false, isSorted: Bool = true,
    _ body: @MainActor (RadioApp) async throws -> Void
  ) async rethrows {
    try await HeadlessScreen.run(on: world.screen) {
      let app = RadioApp($0, size, isLong: isLong, isSorted: isSorted)
      await app.settle()
      try await body(app)
      // A guard has refused, and tabs may be listed under More.
      #expect(app.codes.filter { !["NAV030", "NAV136"].contains($0) } == [])
    }
  }

  func tap(_ label: String, _ picture: String, _ location: SourceLocation = #_sourceLocation)
    async throws
  {
    try screen.tap(label)
    await expect(picture, location)
  }

  var tabs: UITabBarController? { root.children.last as? UITabBarController }

  /// The tabs as UIKit has them, with their groups and badges.
  var listed: [String] { (tabs?.tabs ?? []).map(words) }

  private func words(_ tab: UITab) -> String {
    if let group = tab as? UITabGroup {
      return "\(tab.title)(\(group.children.map(words).joined(separator: " ")))"
    }
    return (tab is UISearchTab ? "?" : "") + tab.title + (tab.badgeValue.map { ":\($0)" } ?? "")
  }
}
