/// The course of a change on the screen.
public struct Animation: Equatable, Sendable {
  let name: String
  let duration: Double

  /// The system's usual course.
  public static let `default` = Animation(name: "default", duration: 0.35)

  /// Fast at first and then slower, for a time.
  public static func easeOut(duration: Double) -> Animation {
    Animation(name: "easeOut", duration: duration)
  }

  /// Fast at first and then slower.
  public static var easeOut: Animation { easeOut(duration: 0.35) }

  /// Slow at first and then faster, for a time.
  public static func easeIn(duration: Double) -> Animation {
    Animation(name: "easeIn", duration: duration)
  }

  /// Slow at first and then faster.
  public static var easeIn: Animation { easeIn(duration: 0.35) }

  /// Slow at both ends, for a time.
  public static func easeInOut(duration: Double) -> Animation {
    Animation(name: "easeInOut", duration: duration)
  }

  /// Slow at both ends.
  public static var easeInOut: Animation { easeInOut(duration: 0.35) }

  /// Even, for a time.
  public static func linear(duration: Double) -> Animation {
    Animation(name: "linear", duration: duration)
  }

  /// Even.
  public static var linear: Animation { linear(duration: 0.35) }
}
