/// Notes all that comes into a scene's engine, and what events come of it; for logs.
@MainActor package protocol TrafficListener: AnyObject {
  /// A signal is about to be taken in by the engine as it is.
  func willTake(_ signal: LiveSignal, in traffic: Traffic)
  /// Something happened.
  func note(_ event: NavigationEvent)
}
