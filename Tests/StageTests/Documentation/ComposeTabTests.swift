import HeadlessSwiftUIStage
import HeadlessUIKitStage
import Portolan
import PortolanInsight
import PortolanSwiftUI
import PortolanTesting
import PortolanUIKit
import Testing

private enum Page {
  // README begin
  enum Post: NavigationRoute {
    case main, inbox, compose, settings, draft
    enum Guard: Hashable, Sendable { case opensDraft }
  }

  struct PostMap: NavigationMap {
    func destination(for route: Post) -> RouteDestination<Post> {
      switch route {
      case .main: return .tabs([.inbox, .compose, .settings], .root)
      case .inbox, .settings: return .screenInStack(.member(of: .main))
      case .compose: return .screen(.member(of: .main), guards: [.opensDraft])
      case .draft: return .screenInStack(.presented(.sheet))
      }
    }
  }

  struct PostGuards: GuardKeeper {
    func verdict(on rule: Post.Guard) async -> Verdict<Post> { .redirect(to: .draft) }
  }
  // README end

  struct Screens: ScreenAssembly {
    let tabs: UITabBarController
    func screen(for route: Post, in context: ScreenContext<Post>) -> UIViewController {
      route == .main ? tabs : ColumnController()
    }
    func tabItem(for member: Post) -> UITabBarItem {
      UITabBarItem(title: "\(member)", image: nil, tag: 0)
    }
  }

  struct Views: ViewAssembly {
    func screen(for route: Post, in context: ScreenContext<Post>) -> some View { Text("\(route)") }
    func tabLabel(for member: Post) -> some View { Text("\(member)") }
  }
}

extension Page.PostMap {
  fileprivate var samples: [Page.Post] { [.main, .inbox, .compose, .settings, .draft] }
}

@MainActor @Suite("A tab can open a sheet instead of being selected", .serialized)
struct ComposeTabTests {
  private let navigator = Navigator(Page.PostMap(), guards: Page.PostGuards())
  private let tabs = UITabBarController()

  private func stage(_ framework: Framework) -> any Stage {
    navigator.show(.main)
    switch framework {
    case .uiKit:
      return UIKitStage { SceneRootController(navigator.scene, Page.Screens(tabs: tabs)) }
    case .swiftUI: return SwiftUIStage { SceneRootView(navigator.scene, Page.Views()) }
    }
  }

  @Test("a tap opens the draft over the tab that was selected", arguments: Framework.allCases)
  func tap(framework: Framework) async throws {
    let stage = stage(framework)
    try await stage.tap("compose")
    #expect(stage.picture == "main[*(inbox) | compose… | settings…] ⇧ sheet (draft)")
    try await stage.drag(.down)
    try await stage.tap("settings")
    try await stage.tap("compose")
    #expect(stage.picture == "main[(inbox) | compose… | *(settings)] ⇧ sheet (draft)")
    try await stage.drag(.down)
    try await stage.tap("compose")
    #expect(stage.picture == "main[(inbox) | compose… | *(settings)] ⇧ sheet (draft)")
    #expect(stage.picture == navigator.tree.picture)
    #expect(stage.faults.isEmpty)
  }

  @Test("so do a request and a selection by code", arguments: Framework.allCases)
  func code(framework: Framework) async throws {
    let stage = stage(framework)
    try await stage.settle()
    let arrival = try await stage.settle { [navigator] in
      try await navigator.navigate(to: .compose)
    }
    #expect(arrival.route == AnyRoute(Page.Post.draft))
    #expect(arrival.requested == AnyRoute(Page.Post.compose))
    #expect(stage.picture == "main[*(inbox) | compose… | settings…] ⇧ sheet (draft)")
    try await stage.drag(.down)
    navigator.select(.compose)
    try await stage.settle()
    #expect(stage.picture == "main[*(inbox) | compose… | settings…] ⇧ sheet (draft)")
  }

  @Test("and other code in UIKit") func selectedIndex() async throws {
    let stage = stage(.uiKit)
    try await stage.settle()
    try await stage.settle { [tabs] in tabs.selectedIndex = 1 }
    #expect(stage.picture == "main[*(inbox) | compose… | settings…] ⇧ sheet (draft)")
    #expect(stage.faults.isEmpty)
  }

  private struct FirstMap: NavigationMap {
    func destination(for route: Page.Post) -> RouteDestination<Page.Post> {
      if route == .main { return .tabs([.compose, .inbox], .root) }
      return Page.PostMap().destination(for: route)
    }
  }

  @Test("as the first tab it keeps the tabs away") func first() async throws {
    let navigator = Navigator(FirstMap(), guards: Page.PostGuards())
    let request = navigator.show(.main)
    let stage = SwiftUIStage { SceneRootView(navigator.scene, Page.Views()) }
    try await stage.settle()
    #expect(stage.picture.isEmpty)
    let error = #expect(throws: NavigationError.self) { try request.outcome?.get() }
    #expect(error == .nothingToPresentOver(route: AnyRoute(Page.Post.draft).label))
  }

  @Test("the map has no problem") func problems() {
    #expect(Page.PostMap().problems.isEmpty)
  }
}
