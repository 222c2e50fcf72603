extension Placement {
  /// Above all that the scene shows, sheets, alerts and other code's layers included: a lock, a
  /// privacy cover, a forced update.
  ///
  /// ```swift
  /// case .lock: return .stack(.curtain)
  /// case .forgotCode: return .screen(.pushed(onto: .lock))
  /// ```
  ///
  /// A curtain comes in the call that asks for it, without animation, waits for nobody and has no
  /// guards. It is a scene of its own with a stack and layers: what is asked for beneath it goes on
  /// there, and only its own `close()` or `Navigator.close(_:)` takes it away. Several stand in the
  /// order in which they were asked for; asked for again it stays as it is, with what is shown in it.
  /// It is not saved. Its window has no background: give the screen an opaque one.
  public static var curtain: Self { Self(.curtain) }
}
