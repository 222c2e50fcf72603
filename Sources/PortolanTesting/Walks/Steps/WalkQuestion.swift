import Portolan

/// The question that any screen answers in a walk, with a number.
struct WalkQuestion<R: NavigationRoute>: ScreenQuestion {
  typealias Answer = Int

  let route: R
}
