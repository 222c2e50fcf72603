import Portolan

/// Asks where to send something.
struct AddressPicker: ScreenQuestion, CustomDebugStringConvertible {
  typealias Answer = String
  var near: String
  var route: Counter { .address(self) }

  /// Short, since pictures hold it.
  var debugDescription: String { near }
}
