#if DEBUG && Inspector
extension Drawing {
  /// A part of the screen, with its children.
  public struct Element: Hashable, Sendable, Codable {
    /// Its identity, which stays the same in later drawings; unique within one.
    public var id: String
    /// The kind of the element.
    public var kind: Kind
    /// Its text: a title, a label, a placeholder.
    public var text: String
    /// The text in a field; empty when the field hides it.
    public var value: String
    /// Whether it can be tapped or typed into.
    public var isEnabled: Bool
    /// Whether it is selected, such as the tab in front.
    public var isSelected: Bool
    /// Whether a field hides its text.
    public var isSecret: Bool
    /// The purpose of a button; nil for one without a special purpose.
    public var role: Role?
    /// How the letters of a text look; nil for the usual look of its kind.
    public var look: Look?
    /// Its children, in reading order.
    public var children: [Element]

    /// Makes an element.
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
  /// The kind of an element.
  public enum Kind: String, Hashable, Sendable, Codable {
    /// A screen: its bar, its content, then its own tab bar.
    case screen
    /// Elements beneath each other.
    case group
    /// Screens beside each other.
    case split
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
    /// A line of text about an error.
    case problem
    /// A button.
    case button
    /// A field for one line of text.
    case field
    /// An activity of unknown duration.
    case activity
  }
}
#endif
