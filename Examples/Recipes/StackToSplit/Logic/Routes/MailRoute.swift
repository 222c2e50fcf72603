public import Portolan

/// Where one can go, whatever the width of the window.
public enum MailRoute: NavigationRoute {
  /// The split; on a phone it is one stack.
  case mail
  /// The list of mailboxes.
  case boxes
  /// The messages of a mailbox.
  case box(name: String)
  /// What stands beside the list before a message is chosen; a phone never shows it.
  case welcome
  /// A message.
  case message(id: Int)
  /// What came with a message.
  case attachment(message: Int)
  /// A new message.
  case compose
}
