internal import HeadlessUIKit

extension HeadlessScene {
  /// Names a scene without holding it: tasks carry it with them as long as they live.
  private final class Reference: Sendable {
    @MainActor weak var scene: HeadlessScene?

    @MainActor init(_ scene: HeadlessScene) { self.scene = scene }
  }

  @TaskLocal private static var bound: Reference?
  private static var opened: [Reference] = []
  /// At so many, those that have closed are removed.
  private static var full = 16

  /// The scene that runs now, where code without a view reports; else the only open one.
  ///
  /// Among several scenes the intended one is unknown, so none receives it.
  static var current: HeadlessScene? {
    if let bound { return bound.scene }
    // Tests open hundreds of scenes at once: the second open one is enough to know.
    let open = opened.reversed().lazy.compactMap(\.scene).filter { !$0.isClosed }.prefix(2)
    return open.dropFirst().isEmpty ? open.first : nil
  }

  /// The open scene, and its window, in which a controller stands or is about to stand.
  static func place(of controller: UIViewController) -> (scene: HeadlessScene, window: UIWindow)? {
    var outermost = controller
    while let outer = outermost.parent ?? outermost.presentingViewController { outermost = outer }
    let around = controller.viewIfLoaded?.window
    func place(in reference: Reference) -> (scene: HeadlessScene, window: UIWindow)? {
      guard let scene = reference.scene, !scene.isClosed else { return nil }
      // A window receives a report after the views in it: a root's view appears earlier.
      let window = scene.screen.scene.windows.first {
        $0 === around || around == nil && $0.rootViewController === outermost
      }
      return window.map { (scene, $0) }
    }
    // Nearly always it is the scene that runs.
    return bound.flatMap(place) ?? opened.lazy.compactMap(place).first
  }

  func isOpened() {
    if HeadlessScene.opened.count >= HeadlessScene.full {
      HeadlessScene.opened.removeAll { $0.scene?.isClosed != false }
      HeadlessScene.full = max(16, 2 * HeadlessScene.opened.count)
    }
    HeadlessScene.opened.append(Reference(self))
  }

  /// Runs code in the scene; tasks that it starts stay in it.
  ///
  /// Code that is not called by a view, such as a model's, belongs to no scene otherwise.
  ///
  /// ```swift
  /// scene.perform { navigator.show(.lock) }
  /// #expect(scene.announcements.count == 1)
  /// ```
  public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    try HeadlessScene.$bound.withValue(Reference(self), operation: body)
  }
}
