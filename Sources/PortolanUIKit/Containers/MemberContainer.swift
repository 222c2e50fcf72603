/// A container of the app's own: a controller that holds members and shows one of them.
///
/// ```swift
/// final class MenuViewController: MemberViewController {
///   var context: ScreenContext<Shop>?
///   private func tapped(_ position: Int) { context?.choose(position) }
/// }
/// ```
///
/// An assembly returns such a container for a route whose destination is `.custom`. The host sets
/// its members, selects one of them, and reads which is selected; `MemberViewController` implements
/// that. When the user taps a member, call `ScreenContext.choose(_:)`, which asks the guards.
@MainActor public protocol MemberContainer: UIViewController {
  /// The controllers of the members, in the order of the map.
  var members: [UIViewController] { get }

  /// The position of the selected member, counted from 0.
  var selectedPosition: Int { get }

  /// Replaces all members and shows the one at `position`, without a transition.
  ///
  /// A member that stays keeps its controller. One that the user has not visited is an empty one;
  /// its `tabBarItem`, of the assembly's `tabItem(for:)`, is for your bar or menu.
  func setMembers(_ members: [UIViewController], selected position: Int)

  /// Selects the member at a position; call `done` once, when the transition has ended.
  ///
  /// Without that call the navigator waits until its `hostDeadline`, then reads the container.
  func select(_ position: Int, animated: Bool, done: @escaping () -> Void)
}
