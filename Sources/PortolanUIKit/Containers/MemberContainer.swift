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
/// members, selects one, and reads the selected place; `MemberViewController` does all of it. For a
/// person's choice call `ScreenContext.choose(_:)`; the host selects it when the guards allow it.
@MainActor public protocol MemberContainer: UIViewController {
  /// The controller in each place.
  var members: [UIViewController] { get }

  /// The place in front.
  var selectedPosition: Int { get }

  /// Takes new members, some of which it may have already, and shows one of them at once.
  ///
  /// A member that was never entered is an empty controller; its `tabBarItem` has the name and the
  /// image for a bar or a menu, from the assembly's `tabItem(for:)`.
  func setMembers(_ members: [UIViewController], selected position: Int)

  /// Brings a place to the front; the container calls `done` once, when its transition has ended.
  ///
  /// Without that call the host reads the container after its deadline.
  func select(_ position: Int, animated: Bool, done: @escaping () -> Void)
}
