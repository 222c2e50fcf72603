#if DEBUG && Inspector
/// An action that the inspector's page offers as a button, such as a sign-in without its screen.
public struct InspectedAction {
  /// The text of the action's button; unique among the app's actions.
  public let name: String
  /// The labels of the text inputs beside the button, in order; empty for no inputs.
  public let inputs: [String]
  let perform: @MainActor ([String]) async throws -> Void

  /// Makes an action; `perform` gets one text for each of `inputs`.
  ///
  /// If `perform` throws, the page shows the error's description.
  public init(
    _ name: String, inputs: [String] = [],
    perform: @escaping @MainActor ([String]) async throws -> Void
  ) {
    self.name = name
    self.inputs = inputs
    self.perform = perform
  }
}
#endif
