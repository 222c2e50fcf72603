extension UIBarButtonItem {
  /// How a button on a bar looks.
  public enum Style: Int, Sendable {
    /// As usual.
    case plain = 0
    /// As the one that ends an editing.
    case done = 2
  }

  /// The buttons that the system brings along.
  public enum SystemItem: Int, Sendable {
    /// Ends and keeps.
    case done
    /// Ends and throws away.
    case cancel
    /// Begins an editing.
    case edit
    /// Keeps.
    case save
    /// Makes something new.
    case add
    /// Takes what room is left.
    case flexibleSpace
    /// Takes some room.
    case fixedSpace
    /// Begins a text.
    case compose
    /// Answers.
    case reply
    /// Offers actions.
    case action
    /// Sorts into folders.
    case organize
    /// Shows bookmarks.
    case bookmarks
    /// Searches.
    case search
    /// Loads again.
    case refresh
    /// Stops.
    case stop
    /// Takes a picture.
    case camera
    /// Deletes.
    case trash
    /// Plays.
    case play
    /// Waits.
    case pause
    /// Goes back.
    case rewind
    /// Goes on.
    case fastForward
    /// Takes back.
    case undo
    /// Does again.
    case redo
    /// Turns the page.
    @available(visionOS, unavailable)
    case pageCurl
    /// Closes.
    @available(tvOS, unavailable)
    case close
  }
}

extension UIBarButtonItem.SystemItem {
  /// The text that the system shows or reads for the button.
  var label: String {
    let name = String(describing: self)
    return name.prefix(1).uppercased() + name.dropFirst()
  }
}
