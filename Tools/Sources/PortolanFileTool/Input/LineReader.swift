import Foundation

/// Takes pieces of a text and gives its lines.
///
/// Lines end with a line feed, also behind a carriage return. It keeps no more than one line.
struct LineReader {
  private var rest: [UInt8] = []

  /// Gives the lines that end in a piece.
  mutating func take(_ piece: Data, _ body: (String) -> Void) {
    piece.withUnsafeBytes { bytes in
      var start = bytes.startIndex
      while let end = Self.end(of: bytes, from: start) {
        if rest.isEmpty {
          body(Self.line(UnsafeRawBufferPointer(rebasing: bytes[start..<end])))
        } else {
          rest += bytes[start..<end]
          finish(body)
        }
        start = end + 1
      }
      rest += bytes[start...]
    }
  }

  /// Gives the last line when no line feed ends it.
  mutating func finish(_ body: (String) -> Void) {
    guard !rest.isEmpty else { return }
    rest.withUnsafeBytes { body(Self.line($0)) }
    rest.removeAll(keepingCapacity: true)
  }

  private static func end(of bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
    guard start < bytes.count, let base = bytes.baseAddress,
      let found = memchr(base + start, 0x0A, bytes.count - start)
    else { return nil }
    return base.distance(to: found)
  }

  private static func line(_ bytes: UnsafeRawBufferPointer) -> String {
    let end = bytes.last == 0x0D ? bytes.count - 1 : bytes.count
    return String(decoding: UnsafeRawBufferPointer(rebasing: bytes[..<end]), as: UTF8.self)
  }
}
