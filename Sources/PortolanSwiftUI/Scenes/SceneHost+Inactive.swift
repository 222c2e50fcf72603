import Portolan

/// Links arrive before the scene becomes active, when SwiftUI may miss the change of a path (S48):
/// the host writes the path again when the scene is active.
extension SceneHost {
  var isInactive: Bool {
    let state = window?.windowScene?.activationState
    return state == .foregroundInactive || state == .background
  }

  /// Whether a screen stands in a stack whose newest path SwiftUI may have missed.
  func isHeld(_ id: NodeID) -> Bool {
    guard let stack = (nodes.existing(id) as? ScreenModel)?.stack else { return false }
    return (nodes.existing(stack) as? StackModel)?.isUnsure == true
  }

  /// A scene of the app has become active, perhaps another one.
  func sceneBecameActive() {
    guard !isInactive else { return }
    let gone = heldBack
    heldBack = []
    defer { release(gone) }
    for stack in nodes.unsureStacks {
      stack.isUnsure = false
      // Out of sight it may hold screens that have gone.
      if isInFront(stack.id), nodes.leaf(of: stack.id)?.phase != .absent { continue }
      let held = gone.last { (nodes.existing($0.id) as? ScreenModel)?.stack == stack.id }?.id
      stack.show(stack.screens, .cut, over: seen(in: stack.id) ?? held ?? stack.root) {
        [weak self] in
        self?.checkSoon()
      }
    }
  }
}
