#if DEBUG && Inspector
public import Portolan

/// An app that a page looks at and drives.
///
/// ```swift
/// let inspector = Inspector(app)
/// inspector.inspect(app.navigator.scene)
/// print(try await inspector.start())
/// ```
///
/// What `tap`, `type` and an action throw is shown on the page as it describes itself: words for
/// a developer.
@MainActor public protocol InspectedApp: AnyObject {
  /// What the app is called.
  var name: String { get }
  /// What the drawing is of, such as `model of the app's screen`.
  var medium: String { get }
  /// What is on the screen now.
  var drawing: Drawing { get }
  /// What the app can do that no finger does.
  var actions: [InspectedAction] { get }

  /// Shows a screen that stands alone, in a scene of its own, instead of the app's.
  ///
  /// For every other route of that scene something in its place will do.
  func showAlone(_ subject: AnyRoute, in scene: SceneNavigator)
  /// Shows the app's own scene again.
  func showItself()

  /// Taps an element of the drawing.
  func tap(_ element: String) throws
  /// Replaces the text of a field of the drawing.
  func type(_ text: String, into element: String) throws
  /// Begins a gesture; false when that begins nothing.
  func begin(_ gesture: Drawing.Gesture) -> Bool
  /// Lets the finger go on the far side.
  func finish(_ gesture: Drawing.Gesture)
  /// Lets what the finger held go back.
  func cancel(_ gesture: Drawing.Gesture)
}
#endif
