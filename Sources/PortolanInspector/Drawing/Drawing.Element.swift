#if DEBUG && Inspector
extension Drawing {
  /// Something on the screen, such as a button or a bar, with its children.
  public struct Element: Hashable, Sendable, Codable {
    /// The id of the element, unique in a drawing; the element keeps its id in later drawings.
    public var id: String
    /// The kind of the element.
    public var kind: Kind
    /// The text of the element: a title, a label or a placeholder; empty for none.
    public var text: String
    /// The text that the user has typed into a field; empty when `isSecret`.
    public var value: String
    /// Whether the element can be tapped or typed into.
    public var isEnabled: Bool
    /// Whether the element is selected, such as the tab in front.
    public var isSelected: Bool
    /// Whether the element is a field that hides its text, such as a password.
    public var isSecret: Bool
    /// The purpose of a button; nil for a button without a special purpose, and for other elements.
    public var role: Role?
    /// The look of the text; nil for the usual look of the element's kind.
    public var look: Look?
    /// The elements in this element, in reading order.
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
    /// A screen; its children are its bar, its content, then its own tab bar.
    case screen
    /// Elements from top to bottom.
    case group
    /// Screens side by side.
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
    /// A line of large text.
    case heading
    /// A line of text.
    case label
    /// A line of small text.
    case note
    /// A line of text that describes an error.
    case problem
    /// A button.
    case button
    /// A field for one line of text.
    case field
    /// An activity indicator, for work of unknown duration.
    case activity
  }
}
#endif
