/// A value that names a screen or a container; usually one enum for each feature.
///
/// ```swift
/// enum Shop: NavigationRoute {
///   case main, products, product(id: Int), account
///   enum Guard: Hashable, Sendable { case signedIn }
/// }
/// ```
///
/// The associated values carry the data of a screen, so a request for a screen always has its data.
public protocol NavigationRoute: Hashable, Sendable, Codable {
  /// The type of the guards that this type's destinations use; `Never` when they use none.
  associatedtype Guard: Hashable & Sendable = Never

  /// The route reduced to the values that decide which screen it names; by default the whole route.
  ///
  /// Two routes of equal identity name the same screen. When the screen of one is open, a request
  /// for the other shows that screen and gives it the new route.
  var identity: Self { get }

  /// Whether logs and errors may show the route's associated values; by default false.
  var isLoggable: Bool { get }

  /// Whether the route may be written into a saved scene; by default true.
  ///
  /// When false, only the route's case name is saved. A restoration leaves out the route's screen
  /// and the screens that stand on it.
  var isSaveable: Bool { get }

  /// The version of the form in which this type's routes are saved; by default 1.
  ///
  /// Raise the number when the app can no longer decode old data. Then the `migrating` closure of
  /// `SceneNavigator.restore(_:migrating:)` gets each route that was saved with a lower number.
  static var savedVersion: Int { get }

  /// The type's name in logs and saved data; by default its name with its module, such as
  /// `Store.Shop`.
  ///
  /// Each route type needs a name of its own. When you rename the type, return the old name here,
  /// so that saved scenes can still be read. The default name of a `private` type differs in each
  /// run, so give such a type a name when its routes are saved.
  static var savedName: String { get }
}

extension NavigationRoute {
  /// By default the whole route, so that different associated values name different screens.
  public var identity: Self { self }
  /// By default false: logs and errors show the case name without its associated values.
  public var isLoggable: Bool { false }
  /// By default true: the route is saved with its associated values.
  public var isSaveable: Bool { true }
  /// The default: the routes are saved in the form of version 1.
  public static var savedVersion: Int { 1 }
  /// By default the type's name with its module, such as `Store.Shop`; saved scenes find the type
  /// by this name.
  public static var savedName: String { String(reflecting: Self.self) }
}
