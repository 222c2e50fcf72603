/// The animation of a switch from one part of the app to another.
///
/// ```swift
/// func transition(from old: Shop?, to new: Shop) -> PartTransition {
///   switch (old, new) {
///   case (.main, .login): return .slide(from: .leading)
///   case (_, .main): return .crossDissolve()
///   default: return .cut
///   }
/// }
/// ```
///
/// With Reduce Motion a slide becomes a cross-dissolve; with animations off all of them cut.
public struct PartTransition: Hashable, Sendable {
  /// The side from which a part slides in; leading follows the layout direction.
  public enum Side: Hashable, Sendable {
    /// Left in left-to-right languages.
    case leading
    /// Right in left-to-right languages.
    case trailing
    /// The top.
    case top
    /// The bottom.
    case bottom
  }

  /// The kinds of transition that a host knows.
  package enum Kind: Hashable, Sendable {
    /// At once, without animation.
    case cut
    /// The new part fades in while the old one fades out, easing out.
    case crossDissolve
    /// The new part comes in from a side, easing in and out; the old one does not move.
    case slide(from: Side)
    /// A transition of the app, by the name that it has in the host.
    case named(String)
  }

  package let kind: Kind
  /// How long it takes; zero for a cut.
  package let duration: Duration

  /// The duration in seconds.
  package var seconds: Double {
    Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
  }

  /// At once, without animation.
  public static let cut = PartTransition(kind: .cut, duration: .zero)

  /// The new part fades in over the old one, easing out.
  public static func crossDissolve(_ duration: Duration = .milliseconds(300)) -> Self {
    Self(kind: .crossDissolve, duration: duration)
  }

  /// The new part comes in from a side, easing in and out.
  public static func slide(
    from side: Side, _ duration: Duration = .milliseconds(300)
  ) -> Self {
    Self(kind: .slide(from: side), duration: duration)
  }

  /// A transition of the app, which the host looks up by its name.
  public static func named(
    _ name: String, _ duration: Duration = .milliseconds(300)
  ) -> Self {
    Self(kind: .named(name), duration: duration)
  }
}
