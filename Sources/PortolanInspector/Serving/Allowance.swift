#if DEBUG && Inspector
import PortolanLog

/// How much one page may say: what is more ends its connection.
struct Allowance {
  /// Longer messages are refused, in bytes; a log as long as may be read fits in, written as JSON.
  static let longestMessage = 2 * LogFile.longestData
  /// How many messages may come at once.
  static let burst = 200
  /// How many messages a second may come in the long run.
  static let rate = 50

  private var left = Double(burst)
  private var last: Duration = .zero

  /// Counts a message at a moment; a sentence when it is too much.
  mutating func refusal(ofMessageOf length: Int, at moment: Duration) -> String? {
    guard length <= Self.longestMessage else {
      return "A message of \(length) bytes is too long: \(Self.longestMessage) are allowed."
    }
    left = min(Double(Self.burst), left + (moment - last) / .seconds(1) * Double(Self.rate))
    last = moment
    guard left >= 1 else {
      return "Too many messages: \(Self.rate) a second are allowed. Load the page again."
    }
    left -= 1
    return nil
  }
}
#endif
