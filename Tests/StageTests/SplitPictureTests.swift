import HeadlessSwiftUI
import HeadlessSwiftUIStage
import HeadlessUIKit
import HeadlessUIKitStage
import Portolan
import PortolanSwiftUI
import PortolanTesting
import PortolanUIKit
import Testing

private enum Mail: NavigationRoute { case mail, folders, welcome, message }

private struct MailMap: NavigationMap {
  func destination(for route: Mail) -> RouteDestination<Mail> {
    switch route {
    case .mail: return .split(primary: .folders, secondary: .welcome, .root)
    case .folders, .welcome: return .screenInStack(.member(of: .mail))
    case .message: return .screenInStack(.column(.secondary, of: .mail))
    }
  }
}

private enum Post: NavigationRoute, Codable { case main, mail, folders, welcome, chats }

private struct PostMap: NavigationMap {
  func destination(for route: Post) -> RouteDestination<Post> {
    switch route {
    case .main: return .tabs([.mail, .chats], .root)
    case .mail:
      return .split(primary: .folders, secondary: .welcome, .member(of: .main))
    case .folders, .welcome: return .screenInStack(.member(of: .mail))
    case .chats: return .screenInStack(.member(of: .main))
    }
  }
}

/// A screen of UIKit's with a text.
private final class MailScreen: UIViewController {
  init(_ route: Mail) {
    super.init(nibName: nil, bundle: nil)
    let label = UILabel()
    label.text = "\(route)"
    view.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}

extension UIViewController {
  /// The split that stands somewhere in it.
  fileprivate var split: UISplitViewController? {
    self as? UISplitViewController ?? children.lazy.compactMap(\.split).first
  }
}

@MainActor @Suite("A test stage draws the same picture of a split as the tree (N7)")
struct SplitPictureTests {
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

  @Test("a column that a person has hidden is not read (mail F11)", arguments: Framework.allCases)
  func hiddenColumn(framework: Framework) async throws {
    let navigator = Navigator(MailMap(), clock: HeadlessClock())
    let stage: any Stage =
      switch framework {
      case .swiftUI:
        SwiftUIStage { SceneRootView(navigator) { (route: Mail, _) in Text("\(route)") } }
      case .uiKit:
        UIKitStage { SceneRootController(navigator) { (route: Mail, _) in MailScreen(route) } }
      }
    navigator.show(.message)
    try await stage.resize(to: .init(width: 1_024, height: 768))
    #expect(stage.texts.contains("folders") && stage.texts.contains("message"))
    if let screens = stage as? UIKitStage {
      let split = screens.window.rootViewController?.split
      screens.screen.act { split?.hide(.primary) }
      try await stage.settle()
    } else {
      try await stage.tap("Hide Sidebar")
    }
    #expect(!stage.texts.contains("folders") && stage.texts.contains("message"))
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
