/// A value that names what can be shown: usually one enum per feature.
///
/// ```swift
/// enum Shop: NavigationRoute {
///   case main, products, product(id: Int), account
///   enum Guard: Hashable, Sendable { case signedIn }
/// }
/// ```
///
/// Data travels in the associated values, so a screen cannot be asked for without its data.
public protocol NavigationRoute: Hashable, Sendable, Codable {
  /// The words this type's destinations may ask with; `Never` when nothing is guarded.
  associatedtype Guard: Hashable & Sendable = Never

  /// The route without what does not make it another screen.
  ///
  /// Two routes of equal identity are one screen: it is found, and updated in place when only the
  /// value differs. By default the whole value.
  var identity: Self { get }

  /// Whether logs and errors may show the associated values; by default no.
  var isLoggable: Bool { get }

  /// Whether the route may be written into a saved scene; by default yes.
  ///
  /// A screen whose route may not is left out when the scene is restored, with what stood on it,
  /// and of the route nothing is stored but its case name.
  var isSaveable: Bool { get }

  /// Counts the forms in which this type's routes were saved; by default 1.
  ///
  /// Count it up when old data is no longer to be read as it is: routes that were saved with a
  /// lower number are given to the migration of `SceneNavigator.restore(_:)` first.
  static var savedVersion: Int { get }

  /// Stands for the type in logs and saved data; unique, and kept when the type is renamed.
  ///
  /// By default the name with its module: `Store.Shop`. The default name of a `private` type is
  /// another in each run, so give it one when its routes are saved.
  static var name: String { get }
}

extension NavigationRoute {
  /// The whole value.
  public var identity: Self { self }
  /// No.
  public var isLoggable: Bool { false }
  /// Yes.
  public var isSaveable: Bool { true }
  /// The first.
  public static var savedVersion: Int { 1 }
  /// The type's name with its module.
  public static var name: String { String(reflecting: Self.self) }
}
