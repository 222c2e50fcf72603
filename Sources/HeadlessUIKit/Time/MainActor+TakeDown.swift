internal import Foundation

extension MainActor {
  /// Runs, from a `deinit`, what takes an object of the main actor down: at once on the main actor,
  /// and otherwise in a turn of its own.
  ///
  /// ```swift
  /// deinit { MainActor.takeDown { [scene] in scene.close() } }
  /// ```
  ///
  /// An isolated deinitialiser does the same, but needs Swift 6.2.
  package nonisolated static func takeDown(_ body: @escaping @MainActor @Sendable () -> Void) {
    if DispatchQueue.getSpecific(key: isMain) == true {
      assumeIsolated(body)
    } else {
      Task { @MainActor in body() }
    }
  }

  /// Only the main queue answers; on Linux, `Thread.isMainThread` does not tell.
  private static let isMain: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}
