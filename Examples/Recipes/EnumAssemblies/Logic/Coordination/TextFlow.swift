/// Where each event leads; another flow may use the same screens with another mapping.
@MainActor public struct TextFlow {
  private let coordinator: any Coordination

  /// Makes the flow on a coordinator.
  public init(_ coordinator: any Coordination) {
    self.coordinator = coordinator
  }

  /// Goes where the event leads.
  public func handle(_ event: NavigationEvents) {
    switch event {
    case .textEntered(let text):
      coordinator.show(view: .textConfirmationScreen(text: text), firstPosition: false)
    case .textConfirmed: coordinator.show(view: .textInputScreen, firstPosition: true)
    case .textRejected: coordinator.popFromCurrentController()
    }
  }
}
