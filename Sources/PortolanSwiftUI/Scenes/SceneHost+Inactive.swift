import Portolan

/// Links arrive before the scene becomes active, when SwiftUI may miss the change of a path (S48):
/// the host writes the path again when the scene is active.
extension SceneHost {
  var isInactive: Bool {
    let state = window?.windowScene?.activationState
    return state == .foregroundInactive || state == .background
  }

  /// A scene of the app has become active, perhaps another one.
  func sceneBecameActive() {
    guard !isInactive else { return }
    for stack in nodes.unsureStacks {
      stack.isUnsure = false
      guard nodes.leaf(of: stack.id)?.phase == .absent, isInFront(stack.id) else { continue }
      let old = seen(in: stack.id)
      // A screen that was released meanwhile still stands there, as one of other code does.
      if old == nil, popStrangers(above: stack) { continue }
      stack.show(stack.screens, .cut, over: old ?? stack.root) { [weak self] in
        self?.checkSoon()
      }
    }
  }
}
