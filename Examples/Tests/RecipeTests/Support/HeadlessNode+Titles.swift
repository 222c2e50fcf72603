import HeadlessSwiftUI

extension HeadlessNode {
  /// The titles of each stack's screens; nil for one that was not built yet.
  var stackTitles: [[String?]] {
    all(.stack).map { stack in
      stack.children.filter { $0.kind == .screen }.map { $0.isBuilt ? $0.title ?? "" : nil }
    }
  }

  /// Whether a stack has screens of these titles; one that was not built yet may have any.
  func hasStack(_ titles: [String]) -> Bool {
    stackTitles.contains { shown in
      shown.count == titles.count && shown.last == titles.last
        && zip(shown, titles).allSatisfy { $0 == nil || $0 == $1 }
    }
  }

  /// The labels of the buttons.
  var buttons: [String] { all(.button).map(\.label) }
}
