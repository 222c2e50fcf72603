/// Counts from anywhere.
final class Counter: @unchecked Sendable {
  // Unchecked: the tests change it on the main actor only.
  var count = 0
}
