import Portolan

/// How a part comes in; the old one does not move beneath it.
///
/// A slide eases in and out; all else eases out.
struct PartLook {
  let insertion: AnyTransition
  let animation: Animation

  /// Nil for a cut; Reduce Motion turns movement into a dissolve.
  init?(
    _ transition: PartTransition, reducesMotion: Bool,
    named: (String) -> AnyTransition?
  ) {
    var animation = Animation.easeOut(duration: transition.seconds)
    switch transition.kind {
    case .cut: return nil
    case .slide(let side) where !reducesMotion:
      insertion = .move(edge: side.edge)
      animation = .easeInOut(duration: transition.seconds)
    case .named(let name) where !reducesMotion: insertion = named(name) ?? .opacity
    case .crossDissolve, .slide, .named: insertion = .opacity
    }
    self.animation = animation
  }
}

extension PartTransition.Side {
  fileprivate var edge: Edge {
    switch self {
    case .leading: return .leading
    case .trailing: return .trailing
    case .top: return .top
    case .bottom: return .bottom
    }
  }
}
