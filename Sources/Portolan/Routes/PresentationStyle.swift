/// How a layer is presented over what is shown.
///
/// ```swift
/// case .bag:    return .stack(.presented(.sheet(.medium, .large), over: .main))
/// case .terms:  return .stack(.presented(.sheet.notDismissable))
/// case .filter: return .screen(.presented(.popover(from: "filter")))
/// ```
///
/// Each host shows what its framework has, and the nearest it has for the rest: the hosts say
/// which. What a style looks like on a large and on a small screen is the system's.
public struct PresentationStyle: Hashable, Sendable, Codable {
  /// The kinds of layer.
  package enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// A card, as large as the system makes it.
    case sheet
    /// A small card.
    case formSheet
    /// A large card.
    case pageSheet
    /// Covers the whole screen.
    case fullScreen
    /// Covers the screen and lets what is beneath shine through.
    case overCurrentContext
    /// A bubble beside what it belongs to.
    case popover
  }

  /// What kind of layer it is.
  package let kind: Kind
  /// The heights at which a sheet rests, as they were given; none means the system's own.
  package private(set) var detents: [Detent] = []
  /// What a popover points at, by the name that its screen gives it; nil for other kinds.
  package private(set) var source: String?
  /// Whether the user may take the layer away; code always may.
  package private(set) var isDismissable = true

  /// A card that the user may drag away.
  public static let sheet = PresentationStyle(kind: .sheet)
  /// A small card that the user may drag away.
  public static let formSheet = PresentationStyle(kind: .formSheet)
  /// A large card that the user may drag away.
  public static let pageSheet = PresentationStyle(kind: .pageSheet)
  /// Covers the whole screen.
  public static let fullScreen = PresentationStyle(kind: .fullScreen)
  /// Covers the screen and lets what is beneath shine through.
  public static let overCurrentContext = PresentationStyle(kind: .overCurrentContext)

  /// The same without the source, whose name may be made of somebody's data.
  var withoutSource: Self {
    var style = self
    style.source = source.map { _ in "" }
    return style
  }

  private init(kind: Kind) {
    self.kind = kind
  }

  /// A card that rests at these heights; without any it is `sheet`.
  ///
  /// They are given to the system as they are: it leaves out what does not fit its screen.
  public static func sheet(_ detents: Detent...) -> Self {
    var style = sheet
    style.detents = detents
    return style
  }

  /// A bubble that points at something on the screen beneath, by the name the screen gives it.
  ///
  /// The name is a plain one, so that the style stays a value: `"filter"`.
  public static func popover(from source: String) -> Self {
    var style = PresentationStyle(kind: .popover)
    style.source = source
    return style
  }

  /// The same, which only code can close.
  ///
  /// The user's gesture does not begin, and asked for all the same it fails as `notDismissable`.
  /// `dismiss()`, `back()` and `close()` of the app's own buttons work as ever.
  public var notDismissable: Self {
    var style = self
    style.isDismissable = false
    return style
  }
}

extension PresentationStyle: CustomStringConvertible {
  /// The kind in one word, as pictures show it: `sheet`.
  public var description: String { kind.rawValue }
}

extension PresentationStyle {
  /// A height at which a sheet rests.
  public enum Detent: Hashable, Sendable, Codable {
    /// About half the screen.
    case medium
    /// All but the whole screen.
    case large
    /// So many points.
    case height(Double)
    /// A part of the greatest height, between 0 and 1.
    case fraction(Double)
  }
}
