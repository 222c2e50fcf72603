public import Foundation

// Looks change nothing that a user could tap: most of these modifiers pass their content on.
extension View {
  /// Leaves room at some edges.
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modified(by: PlainModifier())
  }

  /// Leaves room at all edges.
  nonisolated public func padding(_ length: CGFloat) -> some View {
    modified(by: PlainModifier())
  }

  /// Gives the view a size.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modified(by: PlainModifier())
  }

  /// Gives the view limits of its size.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modified(by: PlainModifier())
  }

  /// Shows texts in a font.
  nonisolated public func font(_ font: Font?) -> some View {
    modified(by: LookModifier(look: HeadlessLook(font: font)))
  }

  /// Shows texts in bold.
  @available(iOS 16.0, *)
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    modified(by: LookModifier(look: HeadlessLook(isMadeBold: isActive)))
  }

  /// Fills what stands in front.
  @available(iOS 15.0, *)
  nonisolated public func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle {
    modified(by: LookModifier(look: HeadlessLook(style)))
  }

  /// Puts the view further in front.
  nonisolated public func zIndex(_ value: Double) -> some View { modified(by: PlainModifier()) }

  /// Fills the background.
  @available(iOS 15.0, *)
  nonisolated public func background<S>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View where S: ShapeStyle {
    modified(by: PlainModifier())
  }

  /// Lets the view reach under bars.
  @available(iOS 14.0, *)
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modified(by: PlainModifier())
  }
}

/// The regions that keep content away from the edges.
@available(iOS 14.0, *)
public struct SafeAreaRegions: OptionSet, Sendable {
  /// One bit for each region.
  public let rawValue: UInt

  /// Creates regions from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Everything.
  public static let all = SafeAreaRegions(rawValue: .max)
  /// Bars and the hardware.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
}
