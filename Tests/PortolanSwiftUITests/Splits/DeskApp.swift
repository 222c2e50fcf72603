import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Portolan
import PortolanSwiftUI
import Testing

/// An app with splits, on a screen that is turned and resized.
@MainActor final class DeskApp {
  nonisolated static let wide = CGSize(width: 1_024, height: 768)
  nonisolated static let narrow = CGSize(width: 390, height: 844)

  let screen: HeadlessScene
  let clock = HeadlessClock()
  let door = DeskDoor()
  let log = ScreenLog()
  let other = OtherCode()
  let navigator: Navigator<Desk>
  private(set) var codes: [String] = []
  private(set) var events: [NavigationEvent] = []
  /// How often nothing but the deadline went on.
  private(set) var deadlines = 0
  private var names = NodeNames()

  /// Makes the app, and shows a route before its first frame; watched, the door is asked for each
  /// screen that a request leads to.
  init(
    in world: World = World.all[0], _ size: CGSize, on device: HeadlessDevice = .pad,
    map: DeskMap = DeskMap(), isWatched: Bool = false, showing route: Desk? = nil,
    hasFields: Bool = false
  ) {
    let navigator = Navigator(
      map, guards: door, sceneGuards: isWatched ? always(.isOpen, in: Desk.self) : nil,
      links: DeskLinks.table, clock: clock)
    self.navigator = navigator
    let views = DeskViews(log: log, other: other, hasFields: hasFields)
    screen = HeadlessScene(
      profile: world.profile, assumptions: world.assumptions, clock: clock, device: device
    ) {
      let root = SceneRootView(navigator.scene, views)
      let _ = route.map { navigator.show($0) }
      root
    }
    screen.screen.rotate(to: size, on: device)
    screen.turn()
    navigator.scene.onEvent = { [weak self] in self?.note($0) }
  }

  func forgetEvents() { events = [] }

  private func note(_ event: NavigationEvent) {
    events.append(event)
    names.note(event)
    if case .diagnosed(let diagnostic) = event { codes.append(diagnostic.code) }
  }

  /// What the screen shows; columns that were never built, as the tree has them.
  var shown: String {
    let own = picture(of: screen.nodes, names)
    // Over nothing the tree has no layer of others either.
    let others = own.isEmpty ? [] : screen.otherControllers.map { _ in " ⇧ foreign (?)" }
    return DeskPicture(own + others.joined()).completed(by: peeked.picture)
  }

  func settle() async { deadlines += await screen.settle(navigator.scene, clock) }

  /// Settles, and expects that screen and tree agree on a picture.
  func expect(_ picture: String, _ location: SourceLocation = #_sourceLocation) async {
    await expectFollowed(picture, "without a read", location)
    #expect(navigator.tree.picture == picture, "the tree that is read", sourceLocation: location)
  }

  /// Settles without a request and without a read, and expects screen and tree to show one picture.
  func expectFollowed(
    _ picture: String, _ comment: String, _ location: SourceLocation = #_sourceLocation
  ) async {
    await settle()
    #expect(shown == picture, "the screen, \(comment)", sourceLocation: location)
    #expect(peeked.picture == picture, "the tree, \(comment)", sourceLocation: location)
    #expect(screen.faults == [], "\(comment)", sourceLocation: location)
    #expect(deadlines == 0, "nobody answered, \(comment)", sourceLocation: location)
  }

  /// Shows a route and expects a picture.
  func show(
    _ route: Desk, _ picture: String, _ location: SourceLocation = #_sourceLocation
  ) async {
    navigator.show(route)
    await expect(picture, location)
  }

  func rotate(
    to size: CGSize, _ picture: String, _ location: SourceLocation = #_sourceLocation
  ) async {
    screen.screen.rotate(to: size, on: .pad)
    await expect(picture, location)
  }

  /// The screens that can be touched, by what their buttons count.
  var inReach: [String] {
    screen.nodes.all(.button).filter { $0.isHittable && $0.label.hasPrefix("Count ") }
      .map { String($0.label.dropFirst(6)) }
  }
}

/// The screens of the desk: a name, and a counter, so that state can be seen to live.
struct DeskViews: ViewAssembly {
  let log: ScreenLog
  let other: OtherCode
  /// Whether each screen has a field, at which popovers point.
  let hasFields: Bool

  func screen(for route: Desk, in context: ScreenContext<Desk>) -> some View {
    DeskView(
      route: route, model: context.model { TestModel(route, context, log) },
      field: hasFields ? "Words of \(context.node)" : nil
    )
    .showing(other, from: context.node)
  }

  func tabLabel(for member: Desk) -> some View { Text("\(member)") }
}

private struct DeskView: View {
  let route: Desk
  let model: TestModel
  /// What the field of the screen is called; nil without one.
  let field: String?
  @State private var count = 0
  @State private var text = ""
  @Environment(\.screenContext) private var context

  var body: some View {
    VStack {
      Button("Count \(route) \(count)") { count += 1 }
        .accessibilityIdentifier("Count \(route)")
      Button("Close") { context?.close() }
      if let field { TextField(field, text: $text).popoverSource("field") }
      Text(verbatim: "\(route)")
    }
    .navigationTitle("\(route)")
  }
}

/// A picture of the screen with a split or pages, as far as it can be seen.
struct DeskPicture {
  private let seen: String

  init(_ seen: String) { self.seen = seen }

  /// With the words of the tree for what nobody can see.
  func completed(by tree: String) -> String {
    let pages = Self.pages(in: seen)
    let own = Self.replacing(
      seen,
      with: zip(pages, Self.pages(in: tree)).map { own, other in
        own.hasSuffix("…") && !own.hasPrefix("*") ? other.replacing("*", with: "") : own
      })
    return DeskPicture(own).completedColumns(
      by: Self.replacing(tree, with: Self.pages(in: tree))
    ).replacing(" ¦ ", with: " | ")
  }

  /// The pages in a picture.
  private static func pages(in picture: String) -> [String] {
    guard let mine = between("<", ">", picture) else { return [] }
    return picture[mine].split(separator: " | ").map(String.init)
  }

  /// Other pages, told apart by a sign that columns do not have.
  private static func replacing(_ picture: String, with pages: [String]) -> String {
    guard let mine = between("<", ">", picture), pages.count == self.pages(in: picture).count else {
      return picture
    }
    return picture[..<mine.lowerBound] + pages.joined(separator: " ¦ ")
      + picture[mine.upperBound...]
  }

  private static func between(_ open: Character, _ close: Character, _ picture: String)
    -> Range<String.Index>?
  {
    guard let first = picture.firstIndex(of: open),
      let last = picture[first...].dropFirst().firstIndex(of: close)
    else { return nil }
    return picture.index(after: first)..<last
  }

  private func completedColumns(by tree: String) -> String {
    guard let mine = Self.inside(seen), let its = Self.inside(tree) else { return seen }
    let own = Self.columns(in: seen[mine])
    let others = Self.columns(in: tree[its])
    guard own.count == others.count else { return seen }
    let columns = zip(own, others).map { own, other -> String in
      let star = own.hasPrefix("*") ? "*" : ""
      let rest = other.hasPrefix("*") ? String(other.dropFirst()) : other
      switch own.dropFirst(star.count) {
      case "?": return star + rest
      case "…": return star + (rest.hasSuffix("…") ? rest : "…")
      default: return own
      }
    }
    let separator = seen[mine].contains(" | ") ? " | " : " > "
    return (columns.count == 2 ? "desk{" : "trio{") + columns.joined(separator: separator)
      + seen[mine.upperBound...]
  }

  private static func inside(_ picture: String) -> Range<String.Index>? {
    guard let open = picture.firstIndex(of: "{"), let close = picture.firstIndex(of: "}")
    else { return nil }
    return picture.index(after: open)..<close
  }

  private static func columns(in text: Substring) -> [String] {
    text.replacing(" | ", with: " > ").split(separator: " > ").map(String.init)
  }
}
