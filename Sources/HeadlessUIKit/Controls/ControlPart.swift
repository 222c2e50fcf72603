/// A part of a control that a finger reaches by itself.
@MainActor struct ControlPart {
  /// The name by which a user calls it; nil for what has none.
  let label: String?
  let isEnabled: Bool
  let tap: () -> Void
}
