/// A container of the app's own: a controller that holds members and shows one of them.
///
/// ```swift
/// final class MenuViewController: MemberViewController {
///   var context: ScreenContext<Shop>?
///   private func tapped(_ position: Int) { context?.choose(position) }
/// }
/// ```
///
/// An assembly returns one for a route that the map places as `.custom`. The host gives it the
/// members, selects and reads the place in front; `MemberViewController` does all of it. What a
/// person chooses is asked for with `ScreenContext.choose(_:)`, and the host selects it when the
/// guards say yes. A container that a finger turns asks `SceneNavigator.mayBegin(_:)` first, and
/// says `screenDidChange()` when it has turned.
@MainActor public protocol MemberContainer: UIViewController {
  /// What stands in each place.
  var members: [UIViewController] { get }

  /// The place in front.
  var selectedPosition: Int { get }

  /// Takes new members, some of which it may have already, and shows one of them at once.
  ///
  /// A member that was never entered is an empty controller; what a bar or a menu calls it is in
  /// each member's `tabBarItem`, as the assembly's `tabItem(for:)` says.
  func setMembers(_ members: [UIViewController], selected position: Int)

  /// Brings a place to the front; `done` is called once, when nothing moves any more.
  ///
  /// When it is not called in time, the container is read as it is.
  func select(_ position: Int, animated: Bool, done: @escaping () -> Void)
}
