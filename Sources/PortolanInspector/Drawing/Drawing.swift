#if DEBUG && Inspector
/// The contents of a screen: bars, buttons and fields.
///
/// The app draws it from its real screen, never from the navigator's tree. The inspector knows only
/// this of a screen, so the same page shows a headless screen, a simulator and a device.
public struct Drawing: Hashable, Sendable, Codable {
  /// The width in points.
  public var width: Double
  /// The height in points.
  public var height: Double
  /// Whether its language runs from right to left.
  public var isRightToLeft: Bool
  /// The base content and the layers over it, back to front.
  public var layers: [Layer]
  /// The transition from the drawing before; nil when nothing moves.
  public var motion: Motion?
  /// The gesture that a finger holds; nil when there is none.
  public var held: Gesture?
  /// The gestures that a finger could begin now.
  public var gestures: [Gesture]

  /// Makes an empty screen.
  public init(width: Double, height: Double, isRightToLeft: Bool = false) {
    self.width = width
    self.height = height
    self.isRightToLeft = isRightToLeft
    layers = []
    gestures = []
  }
}

extension Drawing {
  /// The base content, or a layer over it.
  public struct Layer: Hashable, Sendable, Codable {
    /// Its identity, which stays the same in later drawings.
    public var id: String
    /// How it covers the layers behind.
    public var style: Style
    /// Its content.
    public var content: Element
    /// The id of the element that it points at; nil when it points at none.
    public var source: String?
    /// The id to tap that means a tap beside it, which takes it away; nil where that does nothing.
    public var beside: String?
    /// The height in points at which a sheet rests; nil for that of the system.
    public var height: Double?
    /// Whether nothing is dimmed behind it, and a finger reaches that.
    public var isUndimmed = false

    /// Makes a layer.
    public init(id: String, style: Style, content: Element) {
      self.id = id
      self.style = style
      self.content = content
    }
  }

  /// How a layer covers the layers behind.
  public enum Style: String, Hashable, Sendable, Codable {
    /// The base content.
    case base
    /// A card over a dimmed background.
    case sheet
    /// The whole screen.
    case full
    /// The whole screen, transparent.
    case over
    /// Beside its source.
    case popover
    /// A message with buttons in the middle.
    case alert
    /// Choices at the bottom.
    case dialog
  }

  /// A gesture that moves a screen with a finger.
  public enum Gesture: String, Hashable, Sendable, Codable {
    /// From the leading edge, back to the screen beneath.
    case swipe
    /// A card, down.
    case drag
  }

  /// A transition while it runs.
  public struct Motion: Hashable, Sendable, Codable {
    /// Its appearance.
    public var kind: Kind
    /// How long it takes, in milliseconds.
    public var milliseconds: Int

    /// Makes a transition.
    public init(_ kind: Kind, milliseconds: Int) {
      self.kind = kind
      self.milliseconds = milliseconds
    }

    /// The appearance of a transition.
    public enum Kind: String, Hashable, Sendable, Codable {
      /// A screen comes onto a stack.
      case push
      /// A screen leaves a stack.
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
