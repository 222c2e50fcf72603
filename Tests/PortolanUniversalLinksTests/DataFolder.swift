import Foundation

/// Real data that is not ours to publish: the folder that `PORTOLAN_DATA` names.
///
/// Tests that need it are left out when the variable is not set.
enum DataFolder {
  private static let path = ProcessInfo.processInfo.environment["PORTOLAN_DATA"]
  static let isThere = path != nil

  static func bytes(_ name: String) throws -> Data {
    try Data(contentsOf: URL(filePath: path ?? "").appending(path: name))
  }

  /// The association files, by name.
  static func associationFiles() throws -> [(name: String, bytes: Data)] {
    let folder = URL(filePath: path ?? "").appending(path: "aasa")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path())
      .filter { $0.hasSuffix(".json") }.sorted()
      .map { ($0, try Data(contentsOf: folder.appending(path: $0))) }
  }
}
