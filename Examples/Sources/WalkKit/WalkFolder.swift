public import Foundation

/// A state folder for one walk.
public enum WalkFolder {
  /// A folder of its own, which is there as soon as something is saved.
  public static func fresh() -> URL {
    FileManager.default.temporaryDirectory
      .appendingPathComponent("store-walk-\(UUID().uuidString)", isDirectory: true)
  }

  /// Removes a folder; it exists only when something was saved.
  public static func remove(_ folder: URL) {
    guard FileManager.default.fileExists(atPath: folder.path) else { return }
    do { try FileManager.default.removeItem(at: folder) } catch {
      FileHandle.standardError.write(Data("walk: \(folder.path) could not be removed\n".utf8))
    }
  }
}
