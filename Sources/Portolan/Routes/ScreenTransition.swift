/// The animation with which a screen or container comes to the front; when it closes, the animation
/// runs in reverse.
///
/// ```swift
/// case .login:   return .screenInStack(.root, transition: .slide(from: .leading))
/// case .product: return .screen(.pushed(onto: .products), transition: .zoom(from: .photo))
/// case .tour:    return .screen(.presented(.fullScreen), transition: .crossDissolve())
/// ```
///
/// Parts of the app, pushed screens and layers have transitions. When UIKit or SwiftUI cannot show
/// a transition, it uses its own; <doc:PlacingAScreen> has the table. While a finger swipes a
/// screen back or drags a card, the system moves the screen. Alerts, confirmation dialogs and
/// popovers use the system's animation, except for `cut`. With Reduce Motion all movement becomes a
/// cross-dissolve; with animations off every transition is a cut.
public struct ScreenTransition: Hashable, Sendable {
  /// The side from which a screen slides in; leading and trailing follow the layout direction.
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

  /// A kind of transition that a host knows.
  package enum Kind: Hashable, Sendable {
    /// The system's own transition for a push or a layer; a part changes without animation.
    case automatic
    /// At once, without animation.
    case cut
    /// The new screen fades in over the old one, easing out.
    case crossDissolve
    /// The new screen comes in from a side, easing in and out; the old one does not move.
    case slide(from: Side)
    /// The new screen grows out of the view with this name.
    case zoom(from: SourceName)
    /// A transition of the app, by the name under which the host finds it.
    case named(TransitionName)
  }

  package let kind: Kind
  /// How long the transition takes; zero for a cut, and where the system decides.
  package let duration: Duration

  /// The name of the view out of which the screen grows; nil for other transitions.
  package var zoomSource: SourceName? {
    if case .zoom(let name) = kind { name } else { nil }
  }

  /// The duration in seconds.
  package var seconds: Double {
    Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
  }

  /// The system's own transition for a push or a layer; a part changes without animation.
  public static let automatic = ScreenTransition(kind: .automatic, duration: .zero)

  /// No animation: the screen appears at once.
  ///
  /// This applies to requests. The system's Back button and gestures are animated as usual.
  public static let cut = ScreenTransition(kind: .cut, duration: .zero)

  /// The new screen fades in over the old one, slower towards the end.
  ///
  /// `duration` is how long this takes; for a layer the system decides.
  public static func crossDissolve(_ duration: Duration = .milliseconds(300)) -> Self {
    Self(kind: .crossDissolve, duration: duration)
  }

  /// The new screen comes in from a side, slower at the beginning and at the end.
  ///
  /// The unnamed second parameter is how long this takes.
  public static func slide(
    from side: Side, _ duration: Duration = .milliseconds(300)
  ) -> Self {
    Self(kind: .slide(from: side), duration: duration)
  }

  /// The new screen grows out of a view of the screen beneath, and shrinks back into that view.
  ///
  /// `source` is the name that the screen beneath gives to the view; see
  /// `PresentationStyle.popover(from:)`. The view is looked up again on the way back, so an updated
  /// screen may have given the name to another view. Zooming needs iOS 18. On earlier systems, and
  /// when no view has the name, the screen appears with the system's own transition. A part of the
  /// app always cross-dissolves.
  public static func zoom(from source: SourceName) -> Self {
    Self(kind: .zoom(from: source), duration: .milliseconds(300))
  }

  /// A transition of the app's own, which the app registers under a name.
  ///
  /// In UIKit the app registers the transition with `SceneRootController.screenAnimations`. In
  /// SwiftUI it uses `SceneRootView.partTransition(named:_:)`, for parts of the app only: pushed
  /// screens and layers have the system's own transition there. When the name is not registered,
  /// the screen cross-dissolves, and a diagnostic reports this. The unnamed second parameter is how
  /// long the transition takes.
  public static func named(
    _ name: TransitionName, _ duration: Duration = .milliseconds(300)
  ) -> Self {
    Self(kind: .named(name), duration: duration)
  }

  /// The transition to use with Reduce Motion: a cross-dissolve for each movement.
  ///
  /// `automatic` stays as it is, since the system decides how its own transition moves. With
  /// `isReduced` false the transition is the same.
  package func reducingMotion(_ isReduced: Bool) -> Self {
    guard isReduced else { return self }
    switch kind {
    case .automatic, .cut, .crossDissolve: return self
    case .slide, .zoom, .named: return .crossDissolve(duration)
    }
  }
}

extension ScreenTransition: CustomReflectable {
  /// Only the kind of the transition, so that `print` and `dump` do not show the name of a view.
  public var customMirror: Mirror {
    Mirror(self, children: ["kind": RouteLabel.caseName(of: kind)])
  }
}
