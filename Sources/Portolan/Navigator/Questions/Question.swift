/// A screen that is asked for a value: the type of the answer stands with its data.
///
/// ```swift
/// struct AddressPicker: Question {
///   typealias Answer = Address
///   var near: City
///   var route: Shop { .address(self) }
/// }
/// let ending = try await navigator.present(AddressPicker(near: .oslo))
/// ```
public protocol Question<Answer>: Hashable, Sendable, Codable {
  /// What the screen gives.
  associatedtype Answer: Sendable
  /// The routes among which its screen stands.
  associatedtype R: NavigationRoute

  /// The screen that answers.
  var route: R { get }
}

/// How a question ended.
///
/// A question that a guard turns into another screen ends as `replaced`. One whose screen stands
/// in a part that is kept stays open.
public enum Ending<Answer: Sendable>: Sendable {
  /// The screen gave a value.
  case finished(Answer)
  /// The screen or a verb that goes back closed it without a value, or the asker stopped waiting.
  case cancelled
  /// It was closed on screen: by the user's gesture, or by other code beside the navigator.
  case dismissed
  /// Another navigation took its place, its guards said no later, or its kept part was released.
  case replaced
  /// The scene ended.
  case sceneGone
}

extension Ending: Equatable where Answer: Equatable {}
