#if DEBUG && Inspector
public import Portolan

/// An app that an `Inspector` shows, and whose screen a browser can tap.
///
/// ```swift
/// let inspector = Inspector(app)
/// inspector.inspect(app.navigator.scene)
/// print(try await inspector.start())
/// ```
///
/// If `tap`, `type` or an action throws, the page shows the error's description.
@MainActor public protocol InspectedApp: AnyObject {
  /// The name of the app.
  var name: String { get }
  /// A text that names the source of the drawing, such as `model of the app's screen`.
  var medium: String { get }
  /// The present contents of the screen.
  var drawing: Drawing { get }
  /// The actions that the page offers as buttons; empty for none.
  var actions: [InspectedAction] { get }

  /// Shows `scene`, which contains the screen of `subject` without the rest of the app, instead of
  /// the app's own scene.
  ///
  /// Build the screen of `subject`; for any other route in `scene` an empty screen is enough.
  func showAlone(_ subject: AnyRoute, in scene: SceneNavigator)
  /// Shows the app's own scene again, after `showAlone(_:in:)`.
  func showItself()

  /// Taps the element of the drawing with this id; throws when the element cannot be tapped.
  func tap(_ element: String) throws
  /// Replaces the text of the field with the id `element`; throws when that is not possible.
  func type(_ text: String, into element: String) throws
  /// Begins a gesture; returns false, and changes nothing, when the gesture is not possible.
  func begin(_ gesture: Drawing.Gesture) -> Bool
  /// Ends the gesture and completes its transition.
  func finish(_ gesture: Drawing.Gesture)
  /// Ends the gesture and returns to the state before the gesture.
  func cancel(_ gesture: Drawing.Gesture)
}
#endif
