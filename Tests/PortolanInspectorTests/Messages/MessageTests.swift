#if DEBUG && Inspector
import Foundation
import Portolan
import Testing

@testable import PortolanInspector

@Suite(
  "A message is the same after JSON encoding and decoding, and the documented grammar lists it")
struct MessageTests {
  static let fromPage: [ClientMessage] = [
    .hello(version: 1), .tap(element: "b3"), .type(element: "f1", text: "Ada \"é\" 日本"),
    .gesture(name: .swipe, phase: .begin), .gesture(name: .drag, phase: .cancel), .back,
    .open(link: "store://bag"), .preview(link: ""), .act(name: "Sign In", inputs: ["a", "b"]),
    .show(screen: 3, values: nil, way: .chain), .show(screen: 3, values: "{}", way: .asking),
    .leave,
    .answer(question: 1, isYes: true), .export, .read(log: "{}"),
  ]

  static let fromApp: [ServerMessage] = [
    .welcome(
      version: 1,
      app: AppFacts(
        name: "Shop", medium: "model", isOpen: true, alone: nil,
        actions: [.init(name: "Sign In", inputs: ["Name"])],
        schemes: ["shop://"], paths: ["products/{id}"],
        modules: [
          .init(
            name: "Shop",
            screens: [
              .init(number: 0, name: "main", values: nil, way: "root"),
              .init(
                number: 1, name: "bag", values: nil, way: "sheet", on: 0, guards: ["signedIn"],
                link: "shop://bag"),
            ])
        ])),
    .refused(reason: "no"), .drawing(screen: drawing),
    .tree(
      chart: chart, waiting: [WaitingRequest(id: 1, screen: "bag", rule: nil, detour: "splash")]),
    .plan(change: PlanChart(before: empty, after: chart, steps: ["push a onto b"])),
    .timeline(rows: [row], isWhole: false),
    .preview(
      link: "shop://bag",
      outlook: Outlook(screen: "bag", steps: ["a"], guards: ["b"], problem: nil, after: chart)),
    .questions(open: [GuardQuestion(id: 1, rule: "signedIn")]), .log(text: "{}"),
    .replayed(report: ReplayChart(records: ["1"], differences: [], notes: ["a"])),
    .problem(text: "no"),
  ]

  private static var drawing: Drawing {
    var drawing = Drawing(width: 390, height: 844, isRightToLeft: true)
    let field = Drawing.Element(
      .field, id: "f", text: "Name", value: "Ada", isEnabled: false, isSelected: true,
      isSecret: true)
    var button = Drawing.Element(.button, id: "b", text: "Empty")
    button.role = .destructive
    var note = Drawing.Element(.note, id: "n", text: "Free of charge")
    note.look = .init(size: 13, isBold: true, color: .secondary)
    var layer = Drawing.Layer(
      id: "1", style: .sheet, content: .init(.screen, id: "s", children: [field, button, note]))
    layer.source = "b"
    layer.beside = "o"
    layer.height = 300
    layer.isUndimmed = true
    drawing.layers = [layer]
    drawing.motion = .init(.slideFromLeading, milliseconds: 300)
    drawing.held = .swipe
    drawing.gestures = [.swipe, .drag]
    return drawing
  }

  private static let empty = TreeChart(NavigationTree())
  private static let chart = TreeChart(
    outline: empty.outline, names: ["bag"], ids: [1, 2], visible: [1],
    slots: [.init(parent: 0, position: 1, name: "bag", isSelected: true)])

  private static let row = TimelineRow(
    id: 7, kind: .request, title: "show bag", site: "A.swift:1", answers: ["a: allow"],
    steps: ["push"], state: "failed", outcome: "no", milliseconds: 3, code: "NAV001", why: "w",
    fix: "f")

  @Test(arguments: fromPage) func `what a page says`(message: ClientMessage) throws {
    let json = try JSONEncoder().encode(message)
    #expect(try JSONDecoder().decode(ClientMessage.self, from: json) == message)
  }

  @Test(arguments: fromApp) func `what an app says`(message: ServerMessage) throws {
    let json = try JSONEncoder().encode(message)
    #expect(try JSONDecoder().decode(ServerMessage.self, from: json) == message)
  }

  /// The names of all cases, in the order of the declaration.
  private func cases(of type: String) throws -> [String] {
    let file = try Repository.text("Sources/PortolanInspector/Messages/\(type).swift")
    return file.matches(of: /\n  case (\w+)/).map { String($0.1) }
  }

  @Test func `none is forgotten here or in the document`() throws {
    let pages = try cases(of: "ClientMessage")
    let apps = try cases(of: "ServerMessage")
    #expect(Set(try Self.fromPage.map(word)) == Set(pages))
    #expect(Set(try Self.fromApp.map(word)) == Set(apps))
    let grammar = try Repository.text("Documentation/InspectorProtocol.md")
    for word in pages + apps {
      #expect(grammar.contains("| `\(word)` |"), "\(word) stands in no table of the grammar")
    }
    #expect(grammar.contains("version \(ServerMessage.version)"))
  }

  /// The one key of a message.
  private func word(_ message: some Encodable) throws -> String {
    let json = try JSONSerialization.jsonObject(with: try JSONEncoder().encode(message))
    return try #require((json as? [String: Any])?.keys.first)
  }

  @Test func `the document's examples are messages`() throws {
    let grammar = try Repository.text("Documentation/InspectorProtocol.md")
    let lines = grammar.split(separator: "\n")
    let said = lines.filter { $0.hasPrefix("→ ") }.map { Data($0.dropFirst(2).utf8) }
    let told = lines.filter { $0.hasPrefix("← ") }.map { Data($0.dropFirst(2).utf8) }
    #expect(said.count >= 5 && told.count >= 5)
    for line in said { _ = try JSONDecoder().decode(ClientMessage.self, from: line) }
    for line in told { _ = try JSONDecoder().decode(ServerMessage.self, from: line) }
  }
}
#endif
