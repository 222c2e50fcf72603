#if DEBUG && Inspector
extension Drawing {
  /// Something on the screen, with what is in it.
  public struct Element: Hashable, Sendable, Codable {
    /// The same as long as it is the same thing; unique in a drawing.
    public var id: String
    /// What it is.
    public var kind: Kind
    /// What it says: a title, a label, a placeholder.
    public var text: String
    /// What stands in a field; empty for one that hides it.
    public var value: String
    /// Whether it answers a finger.
    public var isEnabled: Bool
    /// Whether it is the chosen one, such as the tab in front.
    public var isSelected: Bool
    /// Whether a field hides what is typed.
    public var isSecret: Bool
    /// What is in it, in reading order.
    public var children: [Element]

    /// Something on the screen.
    public init(
      _ kind: Kind, id: String, text: String = "", value: String = "", isEnabled: Bool = true,
      isSelected: Bool = false, isSecret: Bool = false, children: [Element] = []
    ) {
      self.id = id
      self.kind = kind
      self.text = text
      self.value = value
      self.isEnabled = isEnabled
      self.isSelected = isSelected
      self.isSecret = isSecret
      self.children = children
    }
  }
}

extension Drawing.Element {
  /// What an element is.
  public enum Kind: String, Hashable, Sendable, Codable {
    /// A screen: its bar, then what is in it, then a tab bar that is its own.
    case screen
    /// Things beneath each other.
    case group
    /// A bar at the top: a back button, buttons, a title.
    case bar
    /// The title in a bar.
    case title
    /// The button in a bar that goes back.
    case back
    /// A button at the leading end of a bar.
    case leading
    /// A button at the trailing end of a bar.
    case trailing
    /// A bar at the bottom with tabs.
    case tabBar
    /// A tab in a tab bar.
    case tab
    /// A line in large letters.
    case heading
    /// A line of text.
    case label
    /// A line in small letters.
    case note
    /// A line that says what went wrong.
    case problem
    /// A button.
    case button
    /// A field for one line of text.
    case field
    /// Something goes on, and nobody knows how long.
    case activity
  }
}
#endif
