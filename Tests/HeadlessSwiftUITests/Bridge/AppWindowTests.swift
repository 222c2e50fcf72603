import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@MainActor @Suite("An app opens one window for each value, and closes windows by value or group")
struct AppWindowTests {
  private struct Opener: View {
    let name: String
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.supportsMultipleWindows) private var showsSeveral
    @State private var count = 0

    var body: some View {
      Text("\(name), \(showsSeveral ? "several" : "one"), counts \(count)")
      Button("Count") { count += 1 }
      Button("Open 1") { openWindow(value: 1) }
      Button("Open 2") { openWindow(id: "letters", value: 2) }
      Button("Open text") { openWindow(value: "none") }
      Button("Help") { openWindow(id: "help") }
      Button("Close") { dismissWindow() }
      Button("Close 1") { dismissWindow(value: 1) }
      Button("Close letters") { dismissWindow(id: "letters") }
    }
  }

  private struct Letter: View {
    @Binding var number: Int?

    var body: some View {
      Opener(name: "letter \(number.map(String.init) ?? "none")")
      Button("Next") { number = (number ?? 0) + 1 }
    }
  }

  private struct Mail: App {
    var body: some Scene {
      WindowGroup { Opener(name: "main") }
      WindowGroup(id: "letters", for: Int.self) { $number in Letter(number: $number) }
      WindowGroup(id: "help") { Opener(name: "help") }
    }
  }

  private func texts(_ app: HeadlessApp) -> [String] {
    app.windows.map { $0.scene.nodes.texts.first ?? "" }
  }

  private func tap(_ label: String, _ app: HeadlessApp) throws {
    try #require(app.front).scene.tap(label)
    app.turn()
    app.finishTransitions()
  }

  @Test func `each value has one window, which comes to the front again`() throws {
    let app = HeadlessApp(Mail(), device: .pad)
    #expect(texts(app) == ["main, several, counts 0"])
    try tap("Open 1", app)
    try tap("Count", app)
    try tap("Open 2", app)
    #expect(
      texts(app) == [
        "main, several, counts 0", "letter 1, several, counts 1", "letter 2, several, counts 0",
      ])
    try tap("Open 1", app)
    #expect(app.front?.shownValue == AnyHashable(1) && app.windows.count == 3)
    try tap("Next", app)
    #expect(texts(app).filter { $0.hasPrefix("letter 2") }.count == 2, "its view changed its value")
    try tap("Help", app)
    try tap("Help", app)
    #expect(app.windows.filter { $0.id == "help" }.count == 2 && app.faults == [])
    app.quit()
    #expect(app.windows.isEmpty)
  }

  @Test func `windows close by themselves, by value and by group`() throws {
    let app = HeadlessApp(Mail(), device: .pad)
    for label in ["Open 1", "Open 2", "Close"] { try tap(label, app) }
    #expect(app.windows.map(\.shownValue) == [nil, AnyHashable(1)])
    for label in ["Open 2", "Close 1"] { try tap(label, app) }
    #expect(app.windows.map(\.shownValue) == [nil, AnyHashable(2)])
    for label in ["Open 1", "Close letters"] { try tap(label, app) }
    #expect(texts(app) == ["main, several, counts 0"])
    #expect(app.windows.allSatisfy { $0.scene.faults == [] })
    app.openAnother()
    #expect(app.windows.count == 2 && app.faults == [])
    app.quit()
  }

  @Test func `what no group shows, and a phone's second window, are faults`() throws {
    let tablet = HeadlessApp(Mail(), device: .pad)
    try tap("Open text", tablet)
    #expect(tablet.faults == ["openWindow: no group of windows for String"])
    let phone = HeadlessApp(Mail(), device: .phone)
    try tap("Open 1", phone)
    phone.openAnother()
    #expect(phone.faults.count == 2 && texts(phone) == ["main, one, counts 0"])
    let alone = HeadlessScene { Opener(name: "alone") }
    try alone.tap("Open 1")
    #expect(alone.faults.count == 1)
    tablet.quit()
    phone.quit()
  }
}
