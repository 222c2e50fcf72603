/// How a screen or a container comes to the front, and goes the same way back.
///
/// ```swift
/// case .login:   return .screenInStack(.root, transition: .slide(from: .leading))
/// case .product: return .screen(.pushed(onto: .products), transition: .zoom(from: "photo"))
/// case .tour:    return .screen(.presented(.fullScreen), transition: .crossDissolve())
/// ```
///
/// It applies to parts, to pushed screens and to layers. What a framework has not, it shows as its
/// own; <doc:PlacingAScreen> has the table. A finger that swipes a screen back or drags a card moves
/// it as the system does. Alerts, confirmation dialogs and popovers look as the system has them,
/// except for `cut`. With Reduce Motion all movement becomes a cross-dissolve; with animations off
/// every transition cuts.
public struct ScreenTransition: Hashable, Sendable {
  /// The side from which a screen slides in; leading follows the layout direction.
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
    /// The system's own for a push or a layer; a part is cut.
    case automatic
    /// At once, without animation.
    case cut
    /// The new screen fades in over the old one, easing out.
    case crossDissolve
    /// The new screen comes in from a side, easing in and out; the old one does not move.
    case slide(from: Side)
    /// The new screen grows out of what has this name.
    case zoom(from: String)
    /// A transition of the app, by the name that it has in the host.
    case named(String)
  }

  package let kind: Kind
  /// How long it takes; zero where the system decides, and for a cut.
  package let duration: Duration

  /// The name of the view out of which the screen grows; nil for other transitions.
  package var zoomSource: String? {
    if case .zoom(let name) = kind { name } else { nil }
  }

  /// The duration in seconds.
  package var seconds: Double {
    Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
  }

  /// The system's own for a push or a layer; a part is cut.
  public static let automatic = ScreenTransition(kind: .automatic, duration: .zero)

  /// At once, without animation.
  ///
  /// A request changes the screen without a motion. What a person does with the system's Back button
  /// or a finger moves as usual.
  public static let cut = ScreenTransition(kind: .cut, duration: .zero)

  /// The new screen fades in over the old one, easing out.
  ///
  /// A layer takes the system's own time.
  public static func crossDissolve(_ duration: Duration = .milliseconds(300)) -> Self {
    Self(kind: .crossDissolve, duration: duration)
  }

  /// The new screen comes in from a side, easing in and out.
  public static func slide(
    from side: Side, _ duration: Duration = .milliseconds(300)
  ) -> Self {
    Self(kind: .slide(from: side), duration: duration)
  }

  /// The new screen grows out of a view of the screen beneath, and shrinks back into it.
  ///
  /// The view has the name as the source of a popover has; see `PresentationStyle.popover(from:)`.
  /// It is looked up again on the way back, so a route that was updated may name another view. It
  /// needs iOS 18. Before, and without such a view, the system's own transition is used; a part
  /// cross-dissolves.
  public static func zoom(from source: String) -> Self {
    Self(kind: .zoom(from: source), duration: .milliseconds(300))
  }

  /// A transition of the app, which the host looks up by its name.
  public static func named(
    _ name: String, _ duration: Duration = .milliseconds(300)
  ) -> Self {
    Self(kind: .named(name), duration: duration)
  }

  /// The same transition; with Reduce Motion a cross-dissolve instead of a movement.
  ///
  /// How the system's own transition moves then is the system's decision.
  package func reducingMotion(_ isReduced: Bool) -> Self {
    guard isReduced else { return self }
    switch kind {
    case .automatic, .cut, .crossDissolve: return self
    case .slide, .zoom, .named: return .crossDissolve(duration)
    }
  }
}
