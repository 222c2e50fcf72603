import Portolan

/// How a part comes in; the old one does not move beneath it.
struct PartLook {
  let insertion: AnyTransition
  let animation: Animation

  /// Nil for a cut; Reduce Motion turns movement into a dissolve.
  init?(
    _ transition: PartTransition, reducesMotion: Bool,
    named: (String) -> AnyTransition?
  ) {
    switch transition.kind {
    case .cut: return nil
    case .crossDissolve: insertion = .opacity
    case .slide, .named:
      insertion = reducesMotion ? .opacity : Self.movement(transition.kind, named)
    }
    animation = .easeOut(duration: transition.duration.inSeconds)
  }

  private static func movement(
    _ kind: PartTransition.Kind, _ named: (String) -> AnyTransition?
  ) -> AnyTransition {
    switch kind {
    case .slide(.leading): return .move(edge: .leading)
    case .slide(.trailing): return .move(edge: .trailing)
    case .slide(.top): return .move(edge: .top)
    case .slide(.bottom): return .move(edge: .bottom)
    case .named(let name): return named(name) ?? .opacity
    case .cut, .crossDissolve: return .opacity
    }
  }
}

extension Duration {
  fileprivate var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
