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
/// the members, selects one, and reads which one is selected; `MemberViewController` implements
/// this. When the user taps a member, call `ScreenContext.choose(_:)`, which asks the guards.
@MainActor public protocol MemberContainer: UIViewController {
  /// The controllers of the members, in the order of the map.
  var members: [UIViewController] { get }

  /// The position of the selected member, counted from 0.
  var selectedPosition: Int { get }

  /// Replaces all members and shows the one at `position`, without a transition.
  ///
  /// A member in the old and the new list keeps its controller. A member that the user has not
  /// visited has an empty one; its `tabBarItem`, from `tabItem(for:)`, is for your bar or menu.
  func setMembers(_ members: [UIViewController], selected position: Int)

  /// Selects the member at a position; call `done` once, when the transition has ended.
  ///
  /// If `done` is not called, the navigator reads the selection when its `hostDeadline` has passed.
  func select(_ position: Int, animated: Bool, done: @escaping () -> Void)
}
