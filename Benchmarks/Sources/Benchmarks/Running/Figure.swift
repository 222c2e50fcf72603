import Foundation

/// One measured number.
struct Figure: Encodable {
  let name: String
  /// How large the thing was that was measured; mostly screens in the tree.
  let n: Int
  let value: Double
  let unit: String

  /// One object on one line.
  var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }

  /// One row of a table.
  var row: String {
    let columns = [
      name.padding(toLength: 28, withPad: " ", startingAt: 0),
      String(repeating: " ", count: max(0, 7 - "\(n)".count)) + "\(n)",
      String(format: "%10.2f", value), unit,
    ]
    return columns.joined(separator: " ")
  }
}
