/// A controller that says by itself what it shows.
///
/// It stands apart from the navigation library, so that a screen can be read without it.
@MainActor public protocol Pictured: AnyObject {
  /// What it shows, as pictures write it: `product(3)`.
  var pictureName: String { get }
}
