import Portolan

/// Asks whether something shall go, in an alert or in a confirmation dialog.
struct Removal: ScreenQuestion, CustomDebugStringConvertible {
  enum Answer: Equatable { case remove, archive }
  var item: String
  var isSheet = false
  var route: Counter { .removal(self) }

  /// Short, since pictures hold it.
  var debugDescription: String { item }
}
