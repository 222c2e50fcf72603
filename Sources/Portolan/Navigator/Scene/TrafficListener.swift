/// Notes all signals of a scene's engine, and its events; for logs.
@MainActor package protocol TrafficListener: AnyObject {
  /// The engine, in this state, is about to take a signal in.
  func willTake(_ signal: LiveSignal, in traffic: Traffic)
  /// An event happened.
  func note(_ event: NavigationEvent)
}
