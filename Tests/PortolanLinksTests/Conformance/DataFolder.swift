import Foundation

/// Real data that is not ours to publish: the folder that `PORTOLAN_DATA` names.
///
/// Tests that need it are left out when the variable is not set.
enum DataFolder {
  static let isThere = ProcessInfo.processInfo.environment["PORTOLAN_DATA"] != nil

  static func json(_ path: String) throws -> Any {
    let folder = ProcessInfo.processInfo.environment["PORTOLAN_DATA"] ?? ""
    let text = try String(contentsOf: URL(filePath: folder).appending(path: path), encoding: .utf8)
    return try JSONSerialization.jsonObject(with: Data(withoutLoneSurrogates(text).utf8))
  }

  /// Web Platform Tests hold halves of characters, which no Swift string can.
  private static func withoutLoneSurrogates(_ json: String) -> String {
    let high = #"\\u[dD][89abAB][0-9a-fA-F]{2}"#
    let low = #"\\u[dD][c-fC-F][0-9a-fA-F]{2}"#
    return json.replacingOccurrences(
      of: "\(high)(?!\(low))|(?<!\(high))\(low)", with: #"\\uFFFD"#,
      options: .regularExpression)
  }
}
