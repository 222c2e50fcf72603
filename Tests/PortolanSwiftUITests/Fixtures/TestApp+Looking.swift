import HeadlessSwiftUI
import HeadlessUIKit
import Portolan
import Testing

extension TestApp {
  /// What can be seen on the screen, in order, also while it leaves.
  var texts: [String] { screen.nodes.seen(.text).map(\.label) }

  /// How often "More" was tapped on the screen in front, as its `@State` remembers it.
  var count: String? {
    screen.nodes.seen(.button).last { $0.label.hasPrefix("More") && $0.isHittable }?.label
  }

  /// The context of the screen in front.
  var front: ScreenContext<Shop>? {
    navigator.tree.visiblePath.last.flatMap { ScreenContext<Shop>(node: $0, in: navigator.scene) }
  }

  /// The field of the screen in front.
  var field: HeadlessNode? { screen.nodes.seen(.field).last(where: \.isHittable) }

  /// How many trees were committed.
  var commits: Int {
    events.count { if case .committed = $0 { return true } else { return false } }
  }
}

extension HeadlessNode {
  /// The nodes of a kind that are in sight.
  func seen(_ kind: Kind) -> [HeadlessNode] { all(kind).filter(\.isVisible) }
}

extension HeadlessScene {
  /// The changes of the screen since so many: what, how it looked, and whether at once.
  func changes(since count: Int = 0) -> [String] {
    transitions.dropFirst(count).map { change in
      [change.kind.rawValue, change.effect, change.animated ? nil : "(cut)"]
        .compactMap { $0 }.joined(separator: " ")
    }
  }
}
