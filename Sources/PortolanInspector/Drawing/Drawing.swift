#if DEBUG && Inspector
/// What an app's screen shows, as a value: bars, buttons, fields and texts.
///
/// Make the value from the app's real screen, never from the navigator's tree. The inspector's page
/// draws the screen only from this value, so the same page can show a headless screen, a simulator
/// or a device.
public struct Drawing: Hashable, Sendable, Codable {
  /// The width of the screen in points.
  public var width: Double
  /// The height of the screen in points.
  public var height: Double
  /// Whether the app's language runs from right to left.
  public var isRightToLeft: Bool
  /// The layers, from back to front; the first is the base content.
  public var layers: [Layer]
  /// The transition that leads from the previous drawing to this one; nil when nothing moves.
  public var motion: Motion?
  /// The gesture that has begun and not ended; nil without one.
  public var held: Gesture?
  /// The gestures that are possible now.
  public var gestures: [Gesture]

  /// Makes the drawing of an empty screen.
  public init(width: Double, height: Double, isRightToLeft: Bool = false) {
    self.width = width
    self.height = height
    self.isRightToLeft = isRightToLeft
    layers = []
    gestures = []
  }
}

extension Drawing {
  /// One layer: the base content, or a modal over it.
  public struct Layer: Hashable, Sendable, Codable {
    /// The id of the layer; the layer keeps its id in later drawings.
    public var id: String
    /// How the layer covers the layers behind it.
    public var style: Style
    /// The content of the layer.
    public var content: Element
    /// The id of the element at which a popover points; nil when it points at none.
    public var source: String?
    /// The id that the page passes to `InspectedApp.tap(_:)` for a tap beside the layer; nil if
    /// such a tap does nothing.
    public var beside: String?
    /// The height in points at which a sheet rests; nil for the system's usual height.
    public var height: Double?
    /// Whether the content behind the layer is undimmed, so that the user can see and use it.
    public var isUndimmed = false

    /// Makes a layer.
    public init(id: String, style: Style, content: Element) {
      self.id = id
      self.style = style
      self.content = content
    }
  }

  /// How a layer covers the layers behind it.
  public enum Style: String, Hashable, Sendable, Codable {
    /// The base content.
    case base
    /// A card over a dimmed background.
    case sheet
    /// A cover of the whole screen.
    case full
    /// A transparent cover of the whole screen.
    case over
    /// A popover beside its source.
    case popover
    /// A message with buttons in the middle of the screen.
    case alert
    /// Choices at the bottom of the screen.
    case dialog
  }

  /// A gesture that moves a screen with a finger.
  public enum Gesture: String, Hashable, Sendable, Codable {
    /// A swipe from the leading edge, back to the screen beneath.
    case swipe
    /// A downward drag of a sheet, to close it.
    case drag
  }

  /// A transition while it runs.
  public struct Motion: Hashable, Sendable, Codable {
    /// How the transition looks.
    public var kind: Kind
    /// The duration of the transition in milliseconds.
    public var milliseconds: Int

    /// Makes a transition.
    public init(_ kind: Kind, milliseconds: Int) {
      self.kind = kind
      self.milliseconds = milliseconds
    }

    /// The appearance of a transition.
    public enum Kind: String, Hashable, Sendable, Codable {
      /// A new screen slides over the previous screen of a stack.
      case push
      /// A screen slides off a stack and shows the screen beneath.
      case pop
      /// A new layer appears over the others.
      case present
      /// The front layer disappears.
      case dismiss
      /// The new content fades in.
      case dissolve
      /// The new content slides in from the leading edge.
      case slideFromLeading
      /// The new content slides in from the trailing edge.
      case slideFromTrailing
      /// The new content slides in from the top.
      case slideFromTop
      /// The new content slides in from the bottom.
      case slideFromBottom
    }
  }
}
#endif
