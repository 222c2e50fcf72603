import Portolan

/// How a part comes in; the old one does not move beneath it.
///
/// A slide eases in and out; all else eases out.
struct PartLook {
  let insertion: AnyTransition
  let animation: Animation

  /// Nil for a cut, also with the system's own transition, which parts have not.
  init?(
    _ transition: ScreenTransition, reducesMotion: Bool,
    named: (TransitionName) -> AnyTransition?
  ) {
    var animation = Animation.easeOut(duration: transition.seconds)
    switch transition.reducingMotion(reducesMotion).kind {
    case .automatic, .cut: return nil
    case .slide(let side):
      insertion = .move(edge: side.edge)
      animation = .easeInOut(duration: transition.seconds)
    case .named(let name): insertion = named(name) ?? .opacity
    // A part comes from no view.
    case .crossDissolve, .zoom: insertion = .opacity
    }
    self.animation = animation
  }
}

extension ScreenTransition.Side {
  fileprivate var edge: Edge {
    switch self {
    case .leading: return .leading
    case .trailing: return .trailing
    case .top: return .top
    case .bottom: return .bottom
    }
  }
}
