import Observation

/// Everything that a walk changes.
@Observable @MainActor final class WalkModel {
  var part = 0
  var tab = "left"
  var left: [Int] = []
  var right: [Int] = []
  var sheet: Item?
  var inner: Item?
  var cover: Item?
  @ObservationIgnored let log = Log()
  @ObservationIgnored private var made = 0

  /// A name that no other controller has.
  func name(_ base: String) -> String {
    made += 1
    return "\(base)#\(made)"
  }
}
