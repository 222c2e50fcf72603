/// A look of buttons that a view passes on.
@MainActor public protocol PrimitiveButtonStyle {}

/// The usual look.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Creates the look.
  nonisolated public init() {}
}

/// Without any ornament.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates the look.
  nonisolated public init() {}
}

/// With a border.
@available(iOS 15.0, *)
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates the look.
  nonisolated public init() {}
}

/// With a border that stands out.
@available(iOS 15.0, *)
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the look.
  nonisolated public init() {}
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The usual look.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// Without any ornament.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

@available(iOS 15.0, *)
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// With a border.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

@available(iOS 15.0, *)
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// With a border that stands out.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

extension View {
  /// Gives the buttons in the view a look.
  nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: PrimitiveButtonStyle {
    modified(by: PlainModifier())
  }
}
