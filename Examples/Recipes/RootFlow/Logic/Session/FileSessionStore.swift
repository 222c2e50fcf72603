public import Foundation

/// Keeps the session in a file that only its owner can read.
public struct FileSessionStore: SessionStore {
  /// Where the file stands.
  public let file: URL

  /// Makes a store in a folder, which is made when it is not there.
  public init(folder: URL) {
    file = folder.appendingPathComponent("session")
  }

  /// The user in the file; an empty file is nobody.
  public func load() throws -> String? {
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    return text.isEmpty ? nil : text
  }

  /// Writes or removes the file; its rights are set before anything is written to it.
  public func save(_ user: String?) throws {
    let manager = FileManager.default
    if manager.fileExists(atPath: file.path) { try manager.removeItem(at: file) }
    guard let user else { return }
    try manager.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    guard
      manager.createFile(atPath: file.path, contents: nil, attributes: [.posixPermissions: 0o600])
    else { throw CocoaError(.fileWriteNoPermission) }
    let handle = try FileHandle(forWritingTo: file)
    defer { handle.closeFile() }
    try handle.write(contentsOf: Data(user.utf8))
  }
}
