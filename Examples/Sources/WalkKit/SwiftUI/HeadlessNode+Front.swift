import HeadlessSwiftUI

extension HeadlessNode {
  var isLayer: Bool { kind == .sheet || kind == .cover }

  var screens: [HeadlessNode] { children.filter { $0.kind == .screen } }

  var tabs: [HeadlessNode] { children.filter { $0.kind == .tab } }

  /// What can be seen inside: of a stack the last screen, of tabs the selected one.
  var seen: [HeadlessNode] {
    switch kind {
    case .stack: return screens.suffix(1)
    case .tabs: return tabs.filter(\.isSelected)
    default: return children
    }
  }

  var canBeTouched: Bool { isEnabled && isVisible && isHittable && !isLeaving }

  /// Whether this or something that can be seen inside fulfils a condition.
  func shows(_ condition: (HeadlessNode) -> Bool) -> Bool {
    isVisible && (condition(self) || seen.contains { $0.shows(condition) })
  }
}
