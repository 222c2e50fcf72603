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
}
