import Dispatch
import Foundation

/// Where a signal's handler writes; it may do nothing else.
nonisolated(unsafe) private var doorbell: Int32 = -1

/// Does something when the program is asked to end, by Ctrl-C or by another program.
///
/// A handler that writes to a pipe loses no signal, which Dispatch's own sources do on Linux.
@MainActor final class Interruption {
  private let pipe = Pipe()
  private let source: any DispatchSourceRead

  init(_ end: @escaping @MainActor () -> Void) {
    source = DispatchSource.makeReadSource(
      fileDescriptor: pipe.fileHandleForReading.fileDescriptor, queue: .main)
    let pipe = pipe
    source.setEventHandler {
      _ = pipe.fileHandleForReading.availableData
      MainActor.assumeIsolated(end)
    }
    source.resume()
    doorbell = pipe.fileHandleForWriting.fileDescriptor
    for number in [SIGINT, SIGTERM] {
      signal(number) { _ in
        var byte: UInt8 = 0
        _ = write(doorbell, &byte, 1)
      }
    }
  }

  /// Heeds nothing more.
  func forget() {
    for number in [SIGINT, SIGTERM] { signal(number, SIG_IGN) }
    source.cancel()
  }
}
