#if DEBUG && Inspector
/// What is on a screen, told in the words of bars, buttons and fields.
///
/// Whoever shows an app draws it from what is really on screen, never from what was asked for. The
/// inspector knows of a screen only this, so that the same page shows a headless screen, a
/// simulator and a device.
public struct Drawing: Hashable, Sendable, Codable {
  /// The width in points.
  public var width: Double
  /// The height in points.
  public var height: Double
  /// Whether it runs from right to left.
  public var isRightToLeft: Bool
  /// The base content and what is presented over it, back to front.
  public var layers: [Layer]
  /// How it came from the drawing before; nil when nothing moves.
  public var motion: Motion?
  /// What a finger holds; nil when none does.
  public var held: Gesture?
  /// What a finger could begin now.
  public var gestures: [Gesture]

  /// A screen without anything on it.
  public init(width: Double, height: Double, isRightToLeft: Bool = false) {
    self.width = width
    self.height = height
    self.isRightToLeft = isRightToLeft
    layers = []
    gestures = []
  }
}

extension Drawing {
  /// The base content, or something presented over what is behind.
  public struct Layer: Hashable, Sendable, Codable {
    /// The same as long as it is the same layer.
    public var id: String
    /// How it covers what is behind.
    public var style: Style
    /// What is in it.
    public var content: Element

    /// A layer with what is in it.
    public init(id: String, style: Style, content: Element) {
      self.id = id
      self.style = style
      self.content = content
    }
  }

  /// How a layer covers what is behind.
  public enum Style: String, Hashable, Sendable, Codable {
    /// The base content.
    case base
    /// A card; what is behind is dimmed.
    case sheet
    /// All of the screen.
    case full
    /// What is behind shines through.
    case over
    /// Beside what it belongs to.
    case popover
  }

  /// A gesture that moves a screen with a finger.
  public enum Gesture: String, Hashable, Sendable, Codable {
    /// From the leading edge, back to what is beneath.
    case swipe
    /// A card, down.
    case drag
  }

  /// A change of the screen while it runs.
  public struct Motion: Hashable, Sendable, Codable {
    /// What it looks like.
    public var kind: Kind
    /// How long it takes, in milliseconds.
    public var milliseconds: Int

    /// A change that runs.
    public init(_ kind: Kind, milliseconds: Int) {
      self.kind = kind
      self.milliseconds = milliseconds
    }

    /// What a change looks like.
    public enum Kind: String, Hashable, Sendable, Codable {
      /// A screen comes onto a stack.
      case push
      /// A screen goes from a stack.
      case pop
      /// A layer comes up.
      case present
      /// A layer goes down.
      case dismiss
      /// The new content fades in.
      case dissolve
      /// The new content comes in from the leading edge.
      case slideFromLeading
      /// The new content comes in from the trailing edge.
      case slideFromTrailing
      /// The new content comes in from the top.
      case slideFromTop
      /// The new content comes in from the bottom.
      case slideFromBottom
    }
  }
}
#endif
