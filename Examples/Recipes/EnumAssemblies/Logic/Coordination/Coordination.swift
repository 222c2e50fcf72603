/// Shows screens; the only thing that knows how.
@MainActor public protocol Coordination {
  /// Shows a screen: as the only one of the stack and unanimated, or pushed.
  func show(view: ControllersList, firstPosition: Bool)

  /// Goes one screen back.
  func popFromCurrentController()
}
