import EnumAssemblies

/// Notes what a flow asks for, in place of the coordinator.
@MainActor final class TestCoordination: Coordination {
  private(set) var calls: [String] = []

  func show(view: ControllersList, firstPosition: Bool) {
    calls.append("show \(view) \(firstPosition ? "first" : "pushed")")
  }

  func popFromCurrentController() {
    calls.append("pop")
  }
}
