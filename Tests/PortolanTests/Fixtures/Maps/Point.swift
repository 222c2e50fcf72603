import Portolan

/// Routes of random maps: numbered, with a value that makes no other screen.
struct Point: NavigationRoute, CustomStringConvertible {
  let number: Int
  var value = 0

  init(_ number: Int, value: Int = 0) {
    self.number = number
    self.value = value
  }

  var identity: Point { Point(number) }
  var isLoggable: Bool { true }
  var description: String { value == 0 ? "\(number)" : "\(number)·\(value)" }

  /// Asked by number, so that a keeper can answer each in its own way.
  struct Guard: Hashable, Sendable {
    let number: Int
  }
}
