import Foundation
import HeadlessSwiftUI
import HeadlessSwiftUIStage
import Portolan
import PortolanSwiftUI
import PortolanTesting
import Testing

private enum Post: NavigationRoute {
  case main, mail, folders, empty, message(Int), chats
}

private struct PostMap: NavigationMap {
  func destination(for route: Post) -> RouteDestination<Post> {
    switch route {
    case .main: return .tabs([.mail, .chats], .root)
    case .mail: return .split(primary: .folders, secondary: .empty, .member(of: .main))
    case .folders, .empty: return .screenInStack(.member(of: .mail))
    case .message: return .screenInStack(.column(.secondary, of: .mail))
    case .chats: return .screenInStack(.member(of: .main))
    }
  }
}

@MainActor @Suite("A test stage reads a column's new content when that content is shown")
struct ReplacedColumnTests {
  private func stage(_ profile: HeadlessProfile, _ navigator: Navigator<Post>) -> SwiftUIStage {
    SwiftUIStage(profile: profile) {
      SceneRootView(navigator) { route, _ in
        Text("\(route)")
      } tabLabel: {
        Text("\($0)")
      }
    }
  }

  @Test(
    "a folded split, which was unfolded when its tab was left, shows another message",
    arguments: HeadlessProfile.allCases)
  func otherMessage(profile: HeadlessProfile) async throws {
    let navigator = Navigator(PostMap())
    var failures: [NavigationError] = []
    navigator.scene.onFailure = { error, _ in failures.append(error) }
    let stage = stage(profile, navigator)
    try await stage.resize(to: CGSize(width: 1_180, height: 820))
    navigator.show(.main)
    try await stage.settle { try await navigator.navigate(to: .message(1)) }
    stage.scene.screen.rotate(to: CGSize(width: 390, height: 844), on: .pad)
    navigator.show(.chats)
    try await stage.settle()
    try await stage.tap("mail", "chats")
    let arrival = try await stage.settle { try await navigator.navigate(to: .message(2)) }
    #expect(arrival.finding == .built)
    #expect(stage.picture == "main[*mail{(folders) > *(message(2))} | (chats)]")
    #expect(navigator.tree.picture == stage.picture)
    #expect(failures.isEmpty && stage.faults.isEmpty)
  }
}
