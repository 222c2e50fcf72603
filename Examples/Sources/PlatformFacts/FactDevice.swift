/// The devices that differ in how much room a window has.
public enum FactDevice: String, Sendable, CaseIterable {
  /// A phone.
  case phone
  /// A phone that folds.
  case duo
  /// A tablet.
  case pad
}
