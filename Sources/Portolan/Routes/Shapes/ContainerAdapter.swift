/// The behaviour of a container of the app: which members are visible, and where going back leads.
///
/// ```swift
/// struct HamburgerMenu: ContainerAdapter {}
///
/// case .main: return .custom(HamburgerMenu(), [.home, .account], .root)
/// ```
///
/// The map lists the members; one of them is selected and stands in front. The adapter is part of
/// the map's value: it holds no controller, and always gives the same answers. The host asks the
/// app's assembly for the container's screen, which decides how the container looks.
public protocol ContainerAdapter: Hashable, Sendable {
  /// The container's name in pictures and saved data; by default the type's name.
  static var name: String { get }

  /// The positions that are visible beside the selected one, of `count` members; by default none.
  ///
  /// Their screens are built together with the selected one. A position stays empty when its screen
  /// needs guards that the request does not ask anyway. Positions that do not exist are ignored.
  func shown(beside selected: Int, of count: Int) -> [Int]

  /// The position that one step back selects; nil, the default, when there is no step back.
  func back(from selected: Int, of count: Int) -> Int?
}

extension ContainerAdapter {
  /// The type's name.
  public static var name: String { String(describing: Self.self) }
  /// No positions.
  public func shown(beside selected: Int, of count: Int) -> [Int] { [] }
  /// Nil: there is no step back.
  public func back(from selected: Int, of count: Int) -> Int? { nil }
}
