import HeadlessSwiftUI
import HeadlessSwiftUIStage
import Portolan
import PortolanSwiftUI
import PortolanTesting
import Testing

private enum Mail: NavigationRoute { case mail, folders, welcome, message }

private struct MailMap: NavigationMap {
  func destination(for route: Mail) -> Destination<Mail> {
    switch route {
    case .mail: return .split(primary: .folders, secondary: .welcome, .root)
    case .folders, .welcome: return .screenInStack(.member(of: .mail))
    case .message: return .screenInStack(.column(.secondary, of: .mail))
    }
  }
}

private enum Post: NavigationRoute, Codable { case main, mail, folders, welcome, chats }

private struct PostMap: NavigationMap {
  func destination(for route: Post) -> Destination<Post> {
    switch route {
    case .main: return .tabs([.mail, .chats], .root)
    case .mail:
      return .split(primary: .folders, secondary: .welcome, .member(of: .main))
    case .folders, .welcome: return .screenInStack(.member(of: .mail))
    case .chats: return .screenInStack(.member(of: .main))
    }
  }
}

@MainActor @Suite("N7: a stage draws a split as the tree does") struct SplitPictureTests {
  @Test func `collapsed and side by side`() async throws {
    let navigator = Navigator(MailMap(), clock: HeadlessClock())
    let stage = SwiftUIStage {
      SceneRootView(navigator) { (route: Mail, _) in Text("\(route)") }
    }
    navigator.show(.message)
    try await stage.settle()
    #expect(stage.picture == "mail{(folders) > *(message)}")
    #expect(stage.texts == ["message"])
    try await stage.tap("Back")
    #expect(stage.picture == "mail{*(folders) > (message)}")
    try await stage.resize(to: .init(width: 1_024, height: 768))
    #expect(stage.picture == "mail{*(folders) | (message)}")
    #expect(stage.texts == ["folders", "message", "Hide Sidebar"])
    #expect(stage.faults == [])
  }

  @Test func `in a tab that was restored and never seen`() async throws {
    let first = Navigator(PostMap(), clock: HeadlessClock())
    first.show(.welcome)
    first.show(.chats)
    let saved = first.scene.save()
    let navigator = Navigator(PostMap(), clock: HeadlessClock())
    let stage = SwiftUIStage {
      SceneRootView(navigator) { (route: Post, _) in Text("\(route)") }
    }
    navigator.scene.restore(saved)
    try await stage.resize(to: .init(width: 1_024, height: 768))
    #expect(navigator.tree.picture.contains("mail{"))
    #expect(stage.picture == navigator.tree.picture)
    #expect(stage.faults == [])
  }
}
