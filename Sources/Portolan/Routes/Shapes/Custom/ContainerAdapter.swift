/// How a container of the app's own behaves: what is seen of it, and what going back means.
///
/// ```swift
/// struct HamburgerMenu: ContainerAdapter {}
///
/// case .main: return .custom(HamburgerMenu(), [.home, .account], .root)
/// ```
///
/// The map lists the members; one of them is selected and stands in front. The adapter is part of
/// the map's value: it holds no controller, and gives the same answer each time. How the container
/// looks is its screen's affair, which the host asks the app for.
public protocol ContainerAdapter: Hashable, Sendable {
  /// Stands for the container in pictures and saved data; by default the type's name.
  static var name: String { get }

  /// The places that are seen beside the selected one; by default none.
  ///
  /// They are entered with it when nothing has to be asked for them that is not asked anyway, and
  /// stay empty otherwise.
  /// Places that do not exist are passed over.
  func shown(beside selected: Int, of count: Int) -> [Int]

  /// The place that one step back selects; nil, as by default, when there is none.
  func back(from selected: Int, of count: Int) -> Int?
}

extension ContainerAdapter {
  /// The type's name.
  public static var name: String { String(describing: Self.self) }
  /// None.
  public func shown(beside selected: Int, of count: Int) -> [Int] { [] }
  /// Nil.
  public func back(from selected: Int, of count: Int) -> Int? { nil }
}
