import Portolan

/// Does something the first time that a screen is updated, or reached; those of one feature, or of
/// all.
@MainActor final class FortTasks<R: NavigationRoute>: ScreenTasks {
  var whenUpdated: (() -> Void)?
  var whenArrived: (() -> Void)?
  /// The screens that were updated.
  private(set) var screens: [NodeID: ScreenContext<R>] = [:]

  func update(_ screen: ScreenContext<R>) {
    screens[screen.node] = screen
    once(&whenUpdated)
  }

  func arrived(
    at screen: ScreenContext<R>, along chain: [AnyRoute], arrival: Arrival
  ) { once(&whenArrived) }

  private func once(_ action: inout (() -> Void)?) {
    let first = action
    action = nil
    first?()
  }
}
