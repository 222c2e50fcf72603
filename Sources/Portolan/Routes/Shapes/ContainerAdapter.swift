/// The behaviour of a container of the app's own: which members are visible, and where going back
/// leads.
///
/// ```swift
/// struct HamburgerMenu: ContainerAdapter {}
///
/// case .main: return .custom(HamburgerMenu(), [.home, .account], .root)
/// ```
///
/// The map lists the members of the container; one of them is selected and stands in front. The map
/// creates the adapter as a value, so an adapter must contain no controller and must return equal
/// results for equal arguments. The app's assembly builds the container's screen, which decides how
/// the container looks.
public protocol ContainerAdapter: Hashable, Sendable {
  /// The container's name in pictures and saved data; by default the type's name.
  static var name: String { get }

  /// The positions that are visible beside the selected one; empty by default.
  ///
  /// `count` is the number of members. The screens at these positions are built together with the
  /// selected one. A position stays empty when its screen has a guard that the request does not ask
  /// anyway. Positions that do not exist are ignored.
  func shown(beside selected: Int, of count: Int) -> [Int]

  /// The position that one step back selects; nil, the default, when there is no step back.
  ///
  /// `count` is the number of members. A position that does not exist counts as nil.
  func back(from selected: Int, of count: Int) -> Int?
}

extension ContainerAdapter {
  /// By default the name of the adapter's type.
  public static var name: String { String(describing: Self.self) }
  /// By default empty: only the selected position is visible.
  public func shown(beside selected: Int, of count: Int) -> [Int] { [] }
  /// By default nil: there is no step back.
  public func back(from selected: Int, of count: Int) -> Int? { nil }
}
