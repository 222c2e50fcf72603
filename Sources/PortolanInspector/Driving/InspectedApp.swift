#if DEBUG && Inspector
public import Portolan

/// An app that a page shows and drives.
///
/// ```swift
/// let inspector = Inspector(app)
/// inspector.inspect(app.navigator.scene)
/// print(try await inspector.start())
/// ```
///
/// The page shows errors of `tap`, `type` and actions by their descriptions, for a developer.
@MainActor public protocol InspectedApp: AnyObject {
  /// The name of the app.
  var name: String { get }
  /// The source of the drawing, such as `model of the app's screen`.
  var medium: String { get }
  /// The contents of the screen now.
  var drawing: Drawing { get }
  /// The app's actions that are not touches.
  var actions: [InspectedAction] { get }

  /// Shows a screen alone, in a scene of its own, instead of the app's.
  ///
  /// For every other route of that scene a stand-in will do.
  func showAlone(_ subject: AnyRoute, in scene: SceneNavigator)
  /// Shows the app's own scene again.
  func showItself()

  /// Taps an element of the drawing.
  func tap(_ element: String) throws
  /// Replaces the text of a field of the drawing.
  func type(_ text: String, into element: String) throws
  /// Begins a gesture; false when it is not possible.
  func begin(_ gesture: Drawing.Gesture) -> Bool
  /// Ends a gesture and completes its transition.
  func finish(_ gesture: Drawing.Gesture)
  /// Ends a gesture and takes its transition back.
  func cancel(_ gesture: Drawing.Gesture)
}
#endif
