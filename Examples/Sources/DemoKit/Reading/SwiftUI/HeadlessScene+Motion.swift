#if DEBUG
import HeadlessSwiftUI
import PortolanInspector

extension HeadlessScene {
  /// What runs by itself: what was begun last.
  var motion: Drawing.Motion? {
    guard isTransitioning else { return nil }
    return transitions.last { $0.animated && $0.kind != .removal }?.motion
  }
}

extension HeadlessTransition {
  /// How it looks; nil for what is seen at once.
  ///
  /// Stacks take 350 ms, and layers 400.
  fileprivate var motion: Drawing.Motion? {
    switch kind {
    case .push, .replace: Drawing.Motion(.push, milliseconds: 350)
    case .pop: Drawing.Motion(.pop, milliseconds: 350)
    case .present: Drawing.Motion(.present, milliseconds: 400)
    case .dismiss: Drawing.Motion(.dismiss, milliseconds: 400)
    case .insertion: Drawing.Motion(way, milliseconds: Int(((duration ?? 0) * 1_000).rounded()))
    case .select, .removal: nil
    }
  }

  private var way: Drawing.Motion.Kind {
    switch effect {
    case "move(leading)": .slideFromLeading
    case "move(trailing)": .slideFromTrailing
    case "move(top)": .slideFromTop
    case "move(bottom)": .slideFromBottom
    default: .dissolve
    }
  }
}
#endif
