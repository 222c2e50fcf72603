#if DEBUG && Inspector
/// An action that the inspector's page offers beside touches, such as a sign-in without its screen.
public struct InspectedAction {
  /// The text of the action's button; unique among the app's actions.
  public let name: String
  /// The labels of the text inputs beside the button, in order; empty for a button alone.
  public let inputs: [String]
  let perform: @MainActor ([String]) async throws -> Void

  /// Makes an action; `perform` gets a text for each of `inputs`, and the page shows its error.
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
