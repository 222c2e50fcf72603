public import Foundation

/// A height at which a sheet may stand.
@available(iOS 16.0, *)
public struct PresentationDetent: Hashable, Sendable {
  private enum Size: Hashable {
    case medium, large
    case fraction(CGFloat)
    case height(CGFloat)
  }

  private let size: Size

  /// About half the screen.
  public static let medium = PresentationDetent(size: .medium)
  /// The whole screen.
  public static let large = PresentationDetent(size: .large)

  /// A part of the screen.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(size: .fraction(fraction))
  }

  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(size: .height(height))
  }

  /// The height on the screen of a phone.
  var points: CGFloat {
    let whole: CGFloat = 790
    switch size {
    case .medium: return whole / 2
    case .large: return whole
    case .fraction(let part): return part * whole
    case .height(let points): return min(points, whole)
    }
  }
}
