public import Foundation
public import Portolan

/// Opens links for App Intents.
///
/// The app registers one for the Store that is shown; an intent has it as a dependency.
@MainActor public final class LinkDoor {
  private let navigator: Navigator<StoreRoute>

  /// Makes the door of a running Store.
  public init(_ store: StoreApplication) {
    navigator = store.navigator
  }

  /// Opens a link.
  ///
  /// It does not wait for the person, who may have to sign in first: Siri would give up.
  ///
  /// - Throws: Why the link ends at once, for example when no pattern reads it.
  public func open(_ link: URL) throws(NavigationError) {
    let request = navigator.open(link, as: .appIntent)
    if case .failure(let error) = request.outcome { throw error }
  }
}
