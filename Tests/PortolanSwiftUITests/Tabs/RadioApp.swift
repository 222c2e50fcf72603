import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Portolan
import PortolanSwiftUI
import Testing

private struct RadioViews: ViewAssembly {
  let news: RadioNews
  let log: ScreenLog
  let other: OtherCode

  func screen(for route: Radio, in context: ScreenContext<Radio>) -> some View {
    RadioView(route: route, model: context.model { TestModel(route, context, log) })
      .showing(other, from: context.node)
  }

  func tabLabel(for member: Radio) -> some View { Text("\(member)") }
  func tabListing(for member: Radio) -> TabListing { news.listing(of: member) }

  @ViewBuilder func tabs(_ tabs: AnyView, for route: Radio) -> some View {
    if #available(iOS 26.0, visionOS 26.0, *) {
      tabs.tabViewStyle(.sidebarAdaptable).tabViewBottomAccessory {
        Button("Play, \(news.unread)") { news.unread += 1 }
      }
    } else if #available(iOS 18.0, visionOS 2.0, *) {
      tabs.tabViewStyle(.sidebarAdaptable)
    } else {
      tabs
    }
  }
}

private struct RadioView: View {
  let route: Radio
  let model: TestModel
  @State private var count = 0

  var body: some View {
    VStack {
      Text(verbatim: "\(route)")
      Button("Count \(route) \(count)") { count += 1 }
        .accessibilityIdentifier("Count \(route)")
    }
  }
}

/// An app with tabs in sections of a sidebar.
@MainActor final class RadioApp {
  nonisolated static let wide = CGSize(width: 1_024, height: 768)
  nonisolated static let narrow = CGSize(width: 390, height: 844)

  let screen: HeadlessScene
  let door = RadioDoor()
  let news = RadioNews()
  let log = ScreenLog()
  let other = OtherCode()
  let navigator: Navigator<Radio>
  let clock = HeadlessClock()
  private var names = NodeNames()

  init(_ world: World, _ size: CGSize, isSorted: Bool = true, isLong: Bool = false) async {
    let navigator = Navigator(RadioMap(isLong: isLong), guards: door, clock: clock)
    self.navigator = navigator
    news.isSorted = isSorted
    let views = RadioViews(news: news, log: log, other: other)
    screen = HeadlessScene(profile: world.profile, assumptions: world.assumptions, clock: clock) {
      SceneRootView(navigator.scene, views)
    }
    navigator.scene.onEvent = { [weak self] in self?.names.note($0) }
    screen.screen.rotate(to: size, on: .pad)
    navigator.show(.main)
    await settle()
  }

  func settle() async { _ = await screen.settle(navigator.scene, clock) }

  /// The tabs as a person meets them, with sections and badges.
  var listed: [String] {
    screen.nodes.all(.tab).map { tab in
      (tab.isSearch ? "?" : "") + (tab.section.map { "\($0)/" } ?? "") + tab.label
        + (tab.badge.map { ":\($0)" } ?? "") + (tab.isSelected ? "*" : "")
    }
  }

  /// The tabs in the map's order: sections may list them in another.
  private var tabs: [HeadlessNode] {
    let tabs = screen.nodes.all(.tab)
    return RadioMap.members(isLong: tabs.count > 5).compactMap { member in
      tabs.first { $0.label == "\(member)" }
    }
  }

  /// What the screen and the tree show otherwise: SwiftUI builds a tab when it is selected (S43), so of
  /// another one nobody can see what stands there.
  var differences: [String] {
    let tree = peeked.picture.withPopoversAsSheets.components(separatedBy: " ⇧ ")
    let members = tree[0].dropFirst(5).dropLast().components(separatedBy: " | ")
    guard members.count == tabs.count else { return ["\(tabs.count) tabs"] }
    let others = layers == Array(tree.dropFirst()) ? [] : ["\(layers), not \(tree.dropFirst())"]
    return others
      + zip(tabs, members).compactMap { tab, member in
        let shown = self.member(in: tab)
        return shown == member || !tab.isBuilt && !tab.isSelected ? nil : "\(shown), not \(member)"
      }
  }

  /// The layers over the tabs, the lowest first.
  private var layers: [String] {
    picture(of: screen.nodes, names).components(separatedBy: " ⇧ ").dropFirst()
      + screen.otherControllers.map { _ in "foreign (?)" }
  }

  private func member(in tab: HeadlessNode) -> String {
    let stack = tab.all(.stack).last { $0.isVisible && !$0.isLeaving }
    let texts = (stack?.children ?? []).filter { !$0.isLeaving }.map { screen in
      let text = screen.isBuilt ? screen.all(.text).first?.label : names[screen.label]
      return text.map { $0 == OtherCode.name ? "?" : $0 } ?? "?"
    }
    let content = texts.isEmpty ? "\(tab.label)…" : "(\(texts.joined(separator: " › ")))"
    return (tab.isSelected ? "*" : "") + content
  }

  func expect(
    _ picture: String, _ listed: [String], _ location: SourceLocation = #_sourceLocation
  ) async {
    await settle()
    #expect(navigator.tree.picture == picture, sourceLocation: location)
    #expect(self.listed == listed, sourceLocation: location)
    #expect(screen.faults == [], sourceLocation: location)
  }
}
