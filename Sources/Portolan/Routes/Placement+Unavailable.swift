/// Placements that do not compile, and what to write instead.
extension Placement {
  /// Does not compile: a pushed screen stands on another one, or in a stack.
  @available(
    *, unavailable, message: "Say where: `.pushed(onto: .list)`, or `.pushed(.inVisibleStack)`."
  )
  public static var pushed: Self { preconditionFailure("It does not compile.") }

  /// Does not compile: the label says what becomes of the screens above.
  @available(
    *, unavailable,
    message: "`.pushed(onto:)` closes what stands above it, `.pushed(inStackOf:)` does not."
  )
  public static func pushed(_ parent: R) -> Self { preconditionFailure("It does not compile.") }
}
