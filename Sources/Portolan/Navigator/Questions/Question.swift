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
