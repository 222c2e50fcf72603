public import Foundation

/// One thing that a walk does.
public struct WalkStep: Hashable, Sendable {
  /// What there is to do.
  public enum Action: Hashable, Sendable {
    /// Follow a link.
    case open(URL)
    /// Sign in, asking for the sheet first when it is not shown.
    case signIn(name: String, password: String)
    /// Sign out from wherever the user is.
    case signOut
    /// Touch what has a label.
    case tap(String)
    /// Type into the field that has a label.
    case type(label: String, text: String)
    /// Touch a tab.
    case tab(String)
    /// Go back by the bar's button, or by the verb where there is none.
    case back
    /// Swipe back, to the end.
    case swipeBack
    /// Begin to swipe back and think better of it.
    case swipeBackCancel
    /// Drag the sheet away.
    case swipeDown
    /// Touch Cancel.
    case cancel
    /// End the app and start it again.
    case relaunch
    /// Keep a product's screen on purpose after it has gone.
    case leak

    var isLink: Bool {
      if case .open = self { return true }
      return false
    }
  }

  /// What to do.
  public let action: Action
  /// As it was written.
  public let text: String
  /// Whether the next step waits until this one has come to rest.
  public let settles: Bool

  /// Makes a step.
  public init(_ action: Action, text: String, settles: Bool = true) {
    self.action = action
    self.text = text
    self.settles = settles
  }
}
