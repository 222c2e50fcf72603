/// A value that names a screen or a container; usually one enum for each feature.
///
/// ```swift
/// enum Shop: NavigationRoute {
///   case main, products, product(id: Int), account
///   enum Guard: Hashable, Sendable { case signedIn }
/// }
/// ```
///
/// Data travels in the associated values, so a request for a screen always has its data.
public protocol NavigationRoute: Hashable, Sendable, Codable {
  /// The guards that this type's destinations use; `Never` when they use none.
  associatedtype Guard: Hashable & Sendable = Never

  /// The part of the value that tells two screens apart; by default the whole value.
  ///
  /// Routes of equal identity name one screen: a request for either shows the existing screen, and
  /// updates it in place when the other values differ.
  var identity: Self { get }

  /// Whether logs and errors may show the associated values; by default no.
  var isLoggable: Bool { get }

  /// Whether the route may be written into a saved scene; by default yes.
  ///
  /// When false, only the route's case name is saved. A restoration leaves out the screen and the
  /// screens that stand on it.
  var isSaveable: Bool { get }

  /// The version of the form in which this type's routes are saved; by default 1.
  ///
  /// Raise it when the app can no longer read old data as it is. Routes that were saved with a
  /// lower number go through the migration of `SceneNavigator.restore(_:)` first.
  static var savedVersion: Int { get }

  /// The type's name in logs and saved data: unique, and unchanged when the type is renamed.
  ///
  /// By default it is the name with its module: `Store.Shop`. The default name of a `private` type
  /// differs in each run, so give such a type a name when its routes are saved.
  static var savedName: String { get }
}

extension NavigationRoute {
  /// The whole value, so that routes with other values are other screens.
  public var identity: Self { self }
  /// False: logs and errors show the case's name without its associated values.
  public var isLoggable: Bool { false }
  /// True: the route is saved with its associated values.
  public var isSaveable: Bool { true }
  /// Version 1.
  public static var savedVersion: Int { 1 }
  /// The type's name with its module, `Store.Shop`; saved scenes find the type by it.
  public static var savedName: String { String(reflecting: Self.self) }
}
