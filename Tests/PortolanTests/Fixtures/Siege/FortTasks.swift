import Portolan

/// Does something the first time that a screen is updated, or reached; those of one feature, or of
/// all.
@MainActor final class FortTasks: ScreenTasks, SceneTasks {
  typealias R = Fort

  var whenUpdated: (() -> Void)?
  var whenArrived: (() -> Void)?
  /// The screens of all features that were updated.
  private(set) var screens: [NodeID: AnyScreenContext] = [:]

  func update(_ screen: ScreenContext<Fort>) { once(&whenUpdated) }
  func arrived(at screen: ScreenContext<Fort>, along chain: [AnyRoute]) { once(&whenArrived) }
  func update(_ screen: AnyScreenContext) {
    screens[screen.node] = screen
    once(&whenUpdated)
  }

  func arrived(at screen: AnyScreenContext, along chain: [AnyRoute]) { once(&whenArrived) }

  private func once(_ action: inout (() -> Void)?) {
    let first = action
    action = nil
    first?()
  }
}
