public import Foundation
public import Portolan

/// The app without its screens.
@MainActor public final class ShelfApp {
  /// Where to go.
  public let navigator: Navigator<ShelfRoute>
  /// The books.
  public let books = Book.all

  /// Makes the app, without a screen.
  public init(clock: any Clock<Duration> = ContinuousClock()) {
    navigator = Navigator(ShelfMap(), links: .shelf, clock: clock)
  }

  /// The books whose title or author contains a text; all for an empty text.
  public func books(with text: String) -> [Book] {
    text.isEmpty ? books : books.filter { "\($0.title) \($0.author)".contains(text) }
  }

  /// Follows a link.
  @discardableResult
  public func open(_ link: URL) -> NavigationRequest { navigator.open(link) }
}
