// Looks change nothing that a user could tap: most of these modifiers pass their content on.
extension View {
  /// Shows texts and symbols in a colour.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    modified(by: LookModifier(look: HeadlessLook(colorName: color?.description)))
  }

  /// Shows controls in a colour.
  @available(iOS 15.0, *)
  nonisolated public func tint(_ tint: Color?) -> some View { modified(by: PlainModifier()) }

  /// Gives the view the size that it wants.
  nonisolated public func fixedSize() -> some View { modified(by: PlainModifier()) }

  /// Gives the view the width or height that it wants.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modified(by: PlainModifier())
  }
}
