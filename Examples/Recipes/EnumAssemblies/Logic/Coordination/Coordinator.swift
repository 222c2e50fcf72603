import Portolan

/// The app's coordinator: three calls of the navigator.
struct Coordinator: Coordination {
  let navigator: Navigator<ControllersList>

  func show(view: ControllersList, firstPosition: Bool) {
    if firstPosition { navigator.reset(to: view) } else { navigator.push(view) }
  }

  func popFromCurrentController() {
    navigator.back()
  }
}
