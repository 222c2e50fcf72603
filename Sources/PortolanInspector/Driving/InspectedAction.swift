#if DEBUG && Inspector
/// Something that an app can do and no finger does, such as a sign-in without its screen.
public struct InspectedAction {
  /// What stands on its button; unique among an app's actions.
  public let name: String
  /// What is to be typed for it, in this order.
  public let inputs: [String]
  let perform: @MainActor ([String]) async throws -> Void

  /// An action; it is given a text for each input.
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
