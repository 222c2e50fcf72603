extension HeadlessScene {
  /// Names a scene without holding it: tasks carry it with them as long as they live.
  private final class Reference: Sendable {
    @MainActor weak var scene: HeadlessScene?

    @MainActor init(_ scene: HeadlessScene) { self.scene = scene }
  }

  @TaskLocal private static var bound: Reference?
  private static weak var latest: HeadlessScene?

  /// The scene that runs now, else the last one that did, where code without a view reports.
  static var current: HeadlessScene? { bound?.scene ?? latest }

  /// Runs code in the scene; tasks that it starts stay in it.
  func perform<Result>(_ body: () -> Result) -> Result {
    HeadlessScene.latest = self
    return HeadlessScene.$bound.withValue(Reference(self), operation: body)
  }
}
