package import Foundation

/// A file that a command reads; `-` is the input.
package struct InputFile {
  let path: String

  private let console: Console
  private var isInput: Bool { path == "-" }

  package init(_ path: String, on console: Console) {
    self.path = path
    self.console = console
  }

  /// How messages call it.
  package var name: String { isInput ? "the input" : path }

  /// All of it.
  package func bytes() throws -> Data {
    var bytes = Data()
    try forEachPiece { bytes.append($0) }
    return bytes
  }

  /// How many bytes it has; nil when that is not known before it was read.
  var size: Int? {
    guard !isInput else { return nil }
    do {
      return try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
    } catch {
      // Reading it says what is wrong.
      return nil
    }
  }

  /// Reads it piece by piece, so that its size does not matter.
  func forEachPiece(_ body: (Data) throws -> Void) throws {
    guard !isInput else {
      while case let piece = try console.read(Self.piece), !piece.isEmpty { try body(piece) }
      return
    }
    let file: FileHandle
    do { file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path)) } catch {
      throw failure
    }
    defer { file.closeFile() }
    while true {
      let piece: Data?
      do { piece = try file.read(upToCount: Self.piece) } catch { throw failure }
      guard let piece, !piece.isEmpty else { return }
      try body(piece)
    }
  }

  private static let piece = 1 << 18

  private var failure: ToolFailure {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    let reason =
      exists ? isFolder.boolValue ? "it is a folder" : "it may not be read" : "it does not exist"
    return ToolFailure(
      sentence:
        "\(path) cannot be read: \(reason). Write the path of a file, or - for the input.")
  }
}
