import Dispatch
import Foundation

/// Does something when the program is asked to end, by Ctrl-C or by another program.
@MainActor final class Interruption {
  private let sources: [any DispatchSourceSignal]

  /// Returns when nothing gets lost any more.
  init(_ end: @escaping @MainActor () -> Void) async {
    sources = [SIGINT, SIGTERM].map { number in
      // The system would end the program before the source is asked.
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler { MainActor.assumeIsolated(end) }
      return source
    }
    for source in sources { await Self.register(source) }
  }

  private static func register(_ source: any DispatchSourceSignal) async {
    await withCheckedContinuation { continuation in
      source.setRegistrationHandler { continuation.resume() }
      source.resume()
    }
  }

  /// Heeds nothing more.
  func forget() {
    for source in sources { source.cancel() }
  }
}
