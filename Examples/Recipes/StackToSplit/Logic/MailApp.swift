public import Foundation
public import Portolan

/// The app without its screens; it never asks how wide its window is.
///
/// ```swift
/// let app = MailApp()
/// app.navigator.show(.message(id: 7))  // a column on a tablet, a pushed screen on a phone
/// ```
@MainActor public final class MailApp {
  /// Where to go.
  public let navigator: Navigator<MailRoute>
  /// The mailboxes.
  public let boxes = ["Inbox", "Sent"]

  /// Makes the app, without a screen.
  public init(clock: any Clock<Duration> = ContinuousClock()) {
    navigator = Navigator(MailMap(), links: .mail, clock: clock)
  }

  /// The messages of a mailbox.
  public func messages(in box: String) -> [Int] { box == "Inbox" ? [1, 2, 3] : [4] }

  /// Follows a link.
  @discardableResult
  public func open(_ link: URL) -> NavigationRequest { navigator.open(link) }
}
