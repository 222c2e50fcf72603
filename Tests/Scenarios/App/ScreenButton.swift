import Portolan
import TestSupport

/// A button of a screen, whatever the screen is made of.
struct ScreenButton {
  /// What popovers point at on each screen: its name.
  static let source: SourceName = "name"

  let label: String
  let action: @MainActor () -> Void

  init(_ label: String, _ action: @escaping @MainActor () -> Void) {
    self.label = label
    self.action = action
  }
}

/// A route whose screen says what a person can do there.
@MainActor protocol ScenarioRoute: NavigationRoute {
  func buttons(in context: ScreenContext<Self>, of app: ScenarioApp) -> [ScreenButton]
  /// What its dialog says; nil for a screen.
  func dialog(in context: ScreenContext<Self>, of app: ScenarioApp) -> DialogWords?
}

extension ScenarioRoute {
  func dialog(in context: ScreenContext<Self>, of app: ScenarioApp) -> DialogWords? { nil }
}

extension Shop: ScenarioRoute {
  func buttons(in context: ScreenContext<Shop>, of app: ScenarioApp) -> [ScreenButton] {
    switch self {
    case .signIn:
      return [
        ScreenButton("Sign in") {
          app.session.isSignedIn = true
          context.close()
        },
        ScreenButton("Cancel") { context.close() },
      ]
    case .cover:
      return [
        ScreenButton("Unlock") { context.close() },
        ScreenButton("Code") { context.navigator?.show(.code) },
      ]
    case .bag, .note: return [ScreenButton("Close") { context.close() }]
    case .login:
      return [
        ScreenButton("Log in") {
          app.session.isSignedIn = true
          app.navigator.show(.main)
        }
      ]
    default: return []
    }
  }
}

extension Room: ScenarioRoute {
  func buttons(in context: ScreenContext<Room>, of app: ScenarioApp) -> [ScreenButton] {
    self == .note ? [ScreenButton("Close") { context.close() }] : []
  }
}

extension Counter: ScenarioRoute {
  func buttons(in context: ScreenContext<Counter>, of app: ScenarioApp) -> [ScreenButton] {
    if case .step = self { return [ScreenButton("Skip") { context.navigator?.close(.guide) }] }
    guard case .address(let question) = self else { return [] }
    return [
      ScreenButton("Choose") { context.finish(question, with: "1 \(question.near) Street") },
      ScreenButton("Cancel") { context.close() },
    ]
  }

  func dialog(in context: ScreenContext<Counter>, of app: ScenarioApp) -> DialogWords? {
    guard case .removal(let question) = self else { return nil }
    return DialogWords(
      screenName(of: self), message: "It cannot be brought back.",
      choices: [
        DialogWords.Choice("Remove", isDestructive: true) {
          context.finish(question, with: .remove)
        },
        DialogWords.Choice("Archive") { context.finish(question, with: .archive) },
        DialogWords.Choice("Show bag") { app.navigator.show(.bag) },
        DialogWords.Choice("Other") {
          context.navigator?.show(.removal(Removal(item: "Butter")))
        },
      ], cancel: "Keep")
  }
}
