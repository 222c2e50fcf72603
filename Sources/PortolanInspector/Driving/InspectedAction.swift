#if DEBUG && Inspector
/// An action of an app that is not a touch, such as a sign-in without its screen.
public struct InspectedAction {
  /// The text of its button; unique among an app's actions.
  public let name: String
  /// The labels of its inputs, in order.
  public let inputs: [String]
  let perform: @MainActor ([String]) async throws -> Void

  /// Makes an action, which gets a text for each input.
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
