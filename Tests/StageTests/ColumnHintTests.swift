import Foundation
import HeadlessSwiftUIStage
import HeadlessUIKitStage
import Portolan
import PortolanSwiftUI
import PortolanTesting
import PortolanUIKit
import Testing

private enum Mail: NavigationRoute { case mail, folders, nothing, message(Int) }

/// A list and its details; nothing stands in the second column before a message is chosen.
private struct MailMap: NavigationMap {
  func destination(for route: Mail) -> RouteDestination<Mail> {
    switch route {
    case .mail: return .split(primary: .folders, secondary: .nothing, .root)
    case .folders: return .screenInStack(.member(of: .mail))
    case .nothing: return .nowhere
    case .message: return .screenInStack(.column(.secondary, of: .mail))
    }
  }

  var samples: [Mail] { [.mail, .folders, .nothing, .message(1)] }
}

private struct MailScreens: ScreenAssembly {
  func screen(for route: Mail, in context: ScreenContext<Mail>) -> UIViewController {
    route == .mail ? UISplitViewController(style: .doubleColumn) : screen("\(route)")
  }

  func emptyColumn(for member: Mail) -> UIViewController? { screen("Choose a message") }

  private func screen(_ text: String) -> UIViewController {
    let screen = UIViewController()
    let label = UILabel()
    label.text = text
    screen.view.addSubview(label)
    return screen
  }
}

private struct MailViews: ViewAssembly {
  func screen(for route: Mail, in context: ScreenContext<Mail>) -> some View { Text("\(route)") }
  func emptyColumn(for member: Mail) -> some View { Text("Choose a message") }
}

@MainActor @Suite("An empty second column shows a placeholder until a screen fills the column")
struct ColumnHintTests {
  private let wide = CGSize(width: 1_024, height: 768)
  private let narrow = CGSize(width: 390, height: 844)

  private func stage(_ framework: Framework, _ navigator: Navigator<Mail>) -> any Stage {
    switch framework {
    case .uiKit: UIKitStage { SceneRootController(navigator.scene, MailScreens()) }
    case .swiftUI: SwiftUIStage { SceneRootView(navigator.scene, MailViews()) }
    }
  }

  @Test(arguments: Framework.allCases) func `in both sizes`(framework: Framework) async throws {
    #expect(MailMap().problems == [])
    let navigator = Navigator(MailMap(), clock: HeadlessClock())
    let stage = stage(framework, navigator)
    try await stage.resize(to: wide)
    try await stage.settle { try await navigator.navigate(to: .mail) }
    #expect(stage.picture == "mail{*(folders) | nothing…}")
    #expect(stage.texts.contains("Choose a message"))
    try await stage.resize(to: narrow)
    #expect(stage.picture == "mail{*(folders) > nothing…}")
    #expect(!stage.texts.contains("Choose a message"))
    try await stage.settle { try await navigator.navigate(to: .message(1)) }
    #expect(stage.picture == "mail{(folders) > *(message(1))}")
    try await stage.resize(to: wide)
    #expect(stage.picture == "mail{(folders) | *(message(1))}")
    try await stage.settle { try await navigator.close(.message(1)).arrival() }
    #expect(stage.picture == "mail{*(folders) | nothing…}")
    #expect(stage.texts.contains("Choose a message"))
    #expect(stage.faults == [])
  }
}
