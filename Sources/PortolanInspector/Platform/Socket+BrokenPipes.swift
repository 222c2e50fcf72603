#if DEBUG && Inspector
import FlyingSocks

extension Socket {
  /// Makes a write to a caller who has gone fail, which ends the app on Apple's systems otherwise.
  func surviveBrokenPipes() throws {
    #if canImport(Darwin)
    try setValue(true, for: .noSIGPIPE)
    #endif
  }
}
#endif
