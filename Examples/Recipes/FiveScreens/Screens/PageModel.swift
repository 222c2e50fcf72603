public import Observation

/// What the user left on a screen; made once for the screen, and kept while it is in the path.
@MainActor @Observable public final class PageModel {
  /// What the user is typing.
  public var note = ""
  /// How often the user counted.
  public private(set) var count = 0
  let coordinator: any Coordinator

  init(coordinator: any Coordinator) {
    self.coordinator = coordinator
  }

  func add() {
    count += 1
  }
}
