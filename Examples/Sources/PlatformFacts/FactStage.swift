public import PortolanUIKit

/// A window with a person in front of it, on which facts about UIKit are tried.
///
/// It has two implementations: one on the model of UIKit, and one in a running app, where a test of
/// the interface is the person.
@MainActor public protocol FactStage: AnyObject {
  /// Shows a controller in a window of its own, alone.
  func show(_ root: UIViewController)

  /// Waits until nothing moves.
  func settle() async throws

  /// A person drags, and lets go; returns when nothing moves.
  func drag(_ drag: FactDrag) async throws
}

/// What a person's finger does.
public enum FactDrag: String, Sendable, CaseIterable {
  /// From the leading edge to the other side.
  case back
  /// A little from the leading edge, and back again.
  case backAndForth
  /// A sheet to the lower edge.
  case down
  /// A sheet a little down, and up again.
  case downAndUp
}
