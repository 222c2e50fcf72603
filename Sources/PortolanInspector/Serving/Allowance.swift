#if DEBUG && Inspector
import PortolanLog

/// Limits the messages of one page; a message beyond them ends its connection.
struct Allowance {
  /// The longest message in bytes: enough for the longest log, written as JSON.
  static let longestMessage = 2 * LogFile.longestData
  /// How many messages may come at once.
  static let burst = 200
  /// How many messages a second may come in the long run.
  static let rate = 50

  private var left = Double(burst)
  private var last: Duration = .zero

  /// Counts a message; returns a sentence when it is too long or one too many.
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
