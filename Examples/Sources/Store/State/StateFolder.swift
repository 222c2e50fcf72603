public import Foundation

/// Reads and writes the Store's files, each readable by its owner only.
///
/// What could not be read is never overwritten: before something new is written it is moved aside,
/// to `session.damaged.json`.
public actor StateFolder {
  private let folder: URL
  private var rejected: Set<StateFile> = []

  /// Makes a state folder; it is created when something is first written.
  public init(_ folder: URL) {
    self.folder = folder
  }

  /// What a file holds; nil when there is no such file.
  public func load<Value: Decodable & Sendable>(
    _ type: Value.Type = Value.self, from file: StateFile
  ) throws(StoreProblem) -> Value? {
    let path = folder.appendingPathComponent(file.name)
    guard FileManager.default.fileExists(atPath: path.path) else { return nil }
    rejected.insert(file)
    let data: Data
    do { data = try Data(contentsOf: path) } catch { throw file.unreadable }
    let value: Value
    do { value = try JSONDecoder().decode(Value.self, from: data) } catch { throw file.damaged }
    rejected.remove(file)
    return value
  }

  /// Writes a file as a whole: it is the old one until it is the new one.
  public func save(_ value: some Encodable & Sendable, to file: StateFile) throws(StoreProblem) {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let path = folder.appendingPathComponent(file.name)
      if rejected.contains(file) { try moveAside(path, file) }
      let draft = folder.appendingPathComponent("\(file.name).new")
      try write(JSONEncoder().encode(value), to: draft)
      guard rename(draft.path, path.path) == 0 else { throw StoreProblem.notSaved }
    } catch { throw .notSaved }
  }

  /// Removes a file, unless it holds what could not be read.
  public func remove(_ file: StateFile) throws(StoreProblem) {
    let path = folder.appendingPathComponent(file.name)
    guard !rejected.contains(file), FileManager.default.fileExists(atPath: path.path) else {
      return
    }
    do { try FileManager.default.removeItem(at: path) } catch { throw .notSaved }
  }

  /// The mode is set while the file is still empty.
  private func write(_ data: Data, to path: URL) throws {
    let isCreated = FileManager.default.createFile(
      atPath: path.path, contents: nil, attributes: [.posixPermissions: 0o600])
    guard isCreated else { throw StoreProblem.notSaved }
    let handle = try FileHandle(forWritingTo: path)
    try handle.write(contentsOf: data)
    try handle.close()
  }

  private func moveAside(_ path: URL, _ file: StateFile) throws {
    let names = ["\(file.rawValue).damaged"] + (2...99).map { "\(file.rawValue).damaged-\($0)" }
    let free = names.map { folder.appendingPathComponent("\($0).json") }
      .first { !FileManager.default.fileExists(atPath: $0.path) }
    guard let free else { throw StoreProblem.notSaved }
    try FileManager.default.moveItem(at: path, to: free)
    rejected.remove(file)
  }
}
