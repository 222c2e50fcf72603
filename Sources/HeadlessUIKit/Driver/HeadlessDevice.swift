public import Foundation

/// A kind of device, which decides the idiom and how much room a window of a size has (U177).
///
/// A width alone does not say the size class: a window of 700 points is regular on a tablet, and compact
/// on the outer display of a phone that folds.
///
/// ```swift
/// let screen = HeadlessScreen(profile: .iOS27, device: .duo)
/// screen.unfold()
/// ```
public enum HeadlessDevice: String, Sendable, CaseIterable {
  /// A phone; from iOS 27 on its window may have other sizes than the phone, on a Mac or a tablet.
  case phone
  /// A phone that folds: closed, its outer display is compact; open, its inner one is regular both ways.
  case duo
  /// A tablet, on which windows have any size.
  case pad

  /// What UIKit calls it: a phone that folds is a phone when it is open, too (U177).
  public var idiom: UIUserInterfaceIdiom { self == .pad ? .pad : .phone }

  /// The size of a window at the start, in points.
  public var size: CGSize {
    switch self {
    case .phone: CGSize(width: 390, height: 844)
    case .duo: Self.outer
    case .pad: CGSize(width: 1_024, height: 768)
    }
  }

  /// The device that usually has a window of a size.
  package static func usual(for size: CGSize) -> Self {
    min(size.width, size.height) < 600 ? .phone : .pad
  }

  static let outer = CGSize(width: 466, height: 678)
  static let inner = CGSize(width: 951, height: 669)

  /// Whether a window of a size may stand on the outer display; a larger one is a part of the inner display.
  static func fitsOuter(_ size: CGSize) -> Bool {
    min(size.width, size.height) <= outer.width && max(size.width, size.height) <= outer.height
  }

  /// How much room a window of a size has (U177, U178).
  func room(
    in size: CGSize, staysCompact: Bool
  ) -> (horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass) {
    let short = min(size.width, size.height)
    let isWide = size.width >= 600
    switch self {
    case .phone where short >= 480: return (isWide && !staysCompact ? .regular : .compact, .regular)
    case .phone where size.width > size.height:
      return (short >= Self.largePhone ? .regular : .compact, .compact)
    case .phone: return (.compact, .regular)
    case .duo:
      if short >= 600 { return (.regular, .regular) }
      return (.compact, size.height < 480 ? .compact : .regular)
    case .pad: return (isWide ? .regular : .compact, .regular)
    }
  }

  /// The width of the smallest phone that is regular when it lies on its side.
  private static let largePhone: CGFloat = 414
}
