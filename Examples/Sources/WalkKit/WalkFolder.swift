import Foundation

/// A state folder for one walk.
enum WalkFolder {
  static func fresh() -> URL {
    FileManager.default.temporaryDirectory
      .appendingPathComponent("store-walk-\(UUID().uuidString)", isDirectory: true)
  }

  /// It exists only when the walk saved something.
  static func remove(_ folder: URL) {
    guard FileManager.default.fileExists(atPath: folder.path) else { return }
    do { try FileManager.default.removeItem(at: folder) } catch {
      FileHandle.standardError.write(Data("walk: \(folder.path) could not be removed\n".utf8))
    }
  }
}
