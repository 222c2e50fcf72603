import HeadlessSwiftUI

extension HeadlessScene {
  /// The labels of the screens of the first stack.
  var screens: [String] { nodes.all(.stack).first?.children.map(\.label) ?? [] }

  /// Updates and lets everything end.
  func finish() {
    turn()
    finishTransitions()
  }
}
