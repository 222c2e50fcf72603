import Foundation
import HeadlessSwiftUI
import Observation
import Portolan
import PortolanSwiftUI
import TestSupport
import Testing

struct Pick: ScreenQuestion {
  typealias Answer = Int
  var route: Mail { .pick(self) }
}

enum Mail: NavigationRoute {
  case main, inbox, message(Int), thread(Int), vault, secret, code, pick(Pick)

  enum Guard: Hashable, Sendable { case unlocked }
}

struct MailMap: NavigationMap {
  func destination(for route: Mail) -> RouteDestination<Mail> {
    switch route {
    case .main: return .tabs([.inbox, .vault], .root)
    case .inbox: return .screenInStack(.member(of: .main))
    case .message: return .screen(.pushed(onto: .inbox))
    case .thread, .pick: return .screenInStack(.presented(.sheet))
    // README begin vault
    case .vault: return .screenInStack(.member(of: .main), guards: [.unlocked])
    case .code: return .screenInStack(.presented(.sheet))
    // README end
    case .secret: return .screen(.pushed(onto: .vault))
    }
  }
}

@MainActor @Observable final class Vault {
  var isOpen = false
  @ObservationIgnored var asked = 0
}

struct MailKeeper: GuardKeeper {
  let vault: Vault
  func verdict(on rule: Mail.Guard) async -> Verdict<Mail> {
    vault.asked += 1
    return vault.isOpen ? .allow : .detour(to: .code)
  }
}

@MainActor @Observable final class Settings { var language = "en" }

private struct Inbox: View {
  @State private var note = ""
  let language: String
  var body: some View {
    Text("inbox in \(language)")
    Text("noted: \(note)")
    TextField("Note", text: $note)
    // README begin links
    NavigationLink("Message 7", value: Mail.message(7))  // pushes the route
    NavigationLink("Seven", value: 7)  // no route: NAV137
    NavigationLink("About") { AboutView() }  // a view that no route names
    // README end
  }
}

private struct AboutView: View { var body: some View { Text("About us") } }

struct MailViews: ViewAssembly {
  let navigator: Navigator<Mail>
  let vault: Vault
  let settings: Settings

  func screen(for route: Mail, in context: ScreenContext<Mail>) -> some View {
    switch route {
    case .main: EmptyView()
    case .inbox: Inbox(language: settings.language)
    // README begin push
    case .message(let id):
      Button("Thread") { context.push(.thread(id)) }
      Button("Back to the list") { context.close() }
    // README end
    case .thread(let id): Text("thread \(id)")
    case .vault: Button("Secret") { context.push(.secret) }
    case .secret: Text("secret")
    case .pick(let question): Button("Seven") { context.finish(question, with: 7) }
    case .code:
      Button("Unlock") {
        vault.isOpen = true
        context.close()
      }
    }
  }

  func tabLabel(for member: Mail) -> some View { Text(member == .inbox ? "Inbox" : "Vault") }

  // README begin stack
  func stack(_ stack: AnyView, for root: Mail) -> some View {
    stack.onDisappear { if root == .vault { lockVault() } }
  }

  private func lockVault() {
    vault.isOpen = false
    Task { await navigator.revalidate() }
  }
  // README end
}

// README begin language
struct MailWindow: View {
  let navigator: Navigator<Mail>
  let vault: Vault
  let settings: Settings

  var body: some View {
    SceneRootView(
      navigator.scene, MailViews(navigator: navigator, vault: vault, settings: settings)
    )
    .id(settings.language)
  }
}
// README end

@MainActor @Suite("An app in SwiftUI behaves as the documentation page on screens says")
struct HabitTests {
  private let navigator: Navigator<Mail>
  private let screen: HeadlessScene
  private let vault = Vault()
  private let settings = Settings()
  private let events = Events()

  @MainActor private final class Events {
    var codes: [String] = []
    var failures: [NavigationError] = []
  }

  init() async {
    let clock = HeadlessClock()
    let (vault, settings, events) = (vault, settings, events)
    let navigator = Navigator(MailMap(), guards: MailKeeper(vault: vault), clock: clock)
    self.navigator = navigator
    navigator.scene.onDiagnostic = { events.codes.append($0.code) }
    navigator.scene.onFailure = { error, _ in events.failures.append(error) }
    screen = HeadlessScene(clock: clock) {
      MailWindow(navigator: navigator, vault: vault, settings: settings)
    }
    navigator.show(.main)
    await screen.comeToRest()
  }

  private func act(_ action: () throws -> Void) async throws {
    try action()
    await screen.comeToRest()
    #expect(screen.faults == [])
  }

  private var picture: String { navigator.tree.picture }

  @Test("a link with a route pushes it, one with another value is reported")
  func links() async throws {
    try await act { try screen.tap("Seven") }
    #expect(picture == "main[*(inbox) | vault…]" && events.codes == ["NAV137"])
    try await act { try screen.tap("Message 7") }
    #expect(picture == "main[*(inbox › message(7)) | vault…]")
  }

  @Test("a link with a view pushes what no route names; Back and requests take it away")
  func views() async throws {
    try await act { try screen.tap("About") }
    #expect(picture == "main[*(inbox › ?) | vault…]" && events.codes == [])
    try await act { try screen.tapBack() }
    #expect(picture == "main[*(inbox) | vault…]")
    try await act { try screen.tap("About") }
    try await act { navigator.show(.message(1)) }
    #expect(picture == "main[*(inbox › message(1)) | vault…]")
    #expect(events.codes == [] && events.failures == [])
  }

  @Test("push ignores the placement; a second tap on a button that closes closes nothing else")
  func pushAndClose() async throws {
    try await act { navigator.show(.message(1)) }
    try await act { try screen.tap("Thread") }
    #expect(picture == "main[*(inbox › message(1) › thread(1)) | vault…]")
    let node = try #require(navigator.tree.node(of: Mail.message(1)))
    let context = try #require(ScreenContext<Mail>(node: node, in: navigator.scene))
    try await act {
      context.close()
      context.close()
    }
    #expect(picture == "main[*(inbox) | vault…]" && events.failures == [])
    try await act { navigator.set([.message(1), .message(2), .message(3)], of: .inbox) }
    try await act {
      navigator.back()
      navigator.back()
    }
    #expect(picture == "main[*(inbox › message(1)) | vault…]")
  }

  @Test("a guard of a tab is asked at each visit, when the tab is closed as it is left")
  func tabs() async throws {
    try await act { try screen.tapTab("Vault") }
    #expect(picture == "main[*(inbox) | vault…] ⇧ sheet (code)" && vault.asked == 1)
    try await act { try screen.tap("Unlock") }
    #expect(picture == "main[(inbox) | *(vault)]" && vault.asked == 2)
    try await act { try screen.tap("Secret") }
    #expect(picture == "main[(inbox) | *(vault › secret)]" && vault.isOpen)
    try await act { navigator.show(.thread(1)) }
    #expect(picture == "main[(inbox) | *(vault › secret)] ⇧ sheet (thread(1))" && vault.isOpen)
    try await act { navigator.dismiss() }
    try await act { try screen.tapTab("Inbox") }
    #expect(picture == "main[*(inbox) | vault…]" && !vault.isOpen)
    try await act { try screen.tapTab("Vault") }
    #expect(picture == "main[*(inbox) | vault…] ⇧ sheet (code)")
    #expect(events.codes == [] && events.failures == [], "\(events.codes) \(events.failures)")
  }

  @Test("another identity of the root builds all views anew; tree and models stay")
  func language() async throws {
    try await act { try screen.type("a note", into: "Note") }
    #expect(screen.nodes.texts.contains("noted: a note"))
    try await act { navigator.show(.message(1)) }
    try await act { navigator.push(.thread(1)) }
    let node = try #require(navigator.tree.node(of: Mail.message(1)))
    let before = picture
    try await act { settings.language = "de" }
    #expect(picture == before && navigator.tree.node(of: Mail.message(1)) == node)
    try await act { navigator.popToRoot() }
    #expect(screen.nodes.texts.contains("inbox in de"), "\(screen.nodes.texts)")
    #expect(screen.nodes.texts.contains("noted: "), "the view's own state starts anew")
    let asked = Task { [navigator] in try await navigator.ask(Pick()) }
    try await act {}
    try await act { settings.language = "fr" }
    #expect(picture.hasPrefix("main[*(inbox) | vault…] ⇧ sheet (pick"))
    try await act { try screen.tap("Seven") }
    #expect(try await asked.value == .finished(7))
    #expect(screen.nodes.texts.contains("inbox in fr"), "\(screen.nodes.texts)")
    #expect(events.codes == [] && events.failures == [], "\(events.codes) \(events.failures)")
  }
}
