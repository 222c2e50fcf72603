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
  /// A text that tells the source of the drawing, such as `model of the app's screen`.
  var medium: String { get }
  /// The present contents of the screen.
  var drawing: Drawing { get }
  /// The actions that the page offers beside touches; empty for none.
  var actions: [InspectedAction] { get }

  /// Shows one screen without the app around it, in a scene of its own, instead of the app's scene.
  ///
  /// Build the screen of `subject`; for any other route of that scene an empty screen is enough.
  func showAlone(_ subject: AnyRoute, in scene: SceneNavigator)
  /// Shows the app's own scene again, after `showAlone(_:in:)`.
  func showItself()

  /// Taps the element of the drawing with this id; throws when it cannot be tapped.
  func tap(_ element: String) throws
  /// Replaces the text of the field of the drawing with the id `element`; throws when it cannot.
  func type(_ text: String, into element: String) throws
  /// Begins a gesture; returns false, and changes nothing, when the gesture is not possible.
  func begin(_ gesture: Drawing.Gesture) -> Bool
  /// Ends the gesture and completes its transition.
  func finish(_ gesture: Drawing.Gesture)
  /// Ends the gesture and goes back to the screen before it.
  func cancel(_ gesture: Drawing.Gesture)
}
#endif
