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
public enum Ending<Answer: Sendable>: Sendable {
  /// The screen gave a value.
  case finished(Answer)
  /// The screen or a verb closed it without a value.
  case cancelled
  /// The user's gesture closed it.
  case dismissed
  /// Another navigation took its place.
  case replaced
  /// The scene ended.
  case sceneGone
}

extension Ending: Equatable where Answer: Equatable {}
