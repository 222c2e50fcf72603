/// How a layer, such as a sheet or an alert, is presented over the screen beneath it.
///
/// ```swift
/// case .bag:    return .screenInStack(.presented(.sheet(.medium, .large), over: .main))
/// case .card:   return .screen(.presented(.sheet(.height(120), .medium, undimmedThrough: .medium)))
/// case .terms:  return .screenInStack(.presented(.sheet.notDismissable))
/// case .filter: return .screen(.presented(.popover(from: .filter)))
/// case .delete: return .screen(.presented(.alert))
/// case .menu:   return .screen(.presented(.custom(.drawer)))
/// ```
///
/// The UIKit and SwiftUI modules show the most similar style that their framework has;
/// <doc:PlacingAScreen> has a table of these styles. The system decides how a style looks on a
/// large and on a small screen.
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
    /// Covers the whole screen; the screen beneath shows through.
    case overFullScreen
    /// Covers the screen; the screen beneath shows through.
    case overCurrentContext
    /// A bubble that points at its source.
    case popover
    /// A message in the middle, with buttons.
    case alert
    /// Choices, with a message.
    case confirmationDialog = "dialog"
    /// As the app shows it.
    case custom
  }

  /// The kind of layer.
  package let kind: Kind
  /// The heights at which a sheet rests, as the app gave them; empty when the system decides.
  package private(set) var detents: [Detent] = []
  /// The greatest height at which the user can use the screen beneath; nil when no height allows
  /// that.
  package private(set) var undimmed: Detent?
  /// The name that the screen beneath gives to the view at which the layer points; nil when the
  /// layer points at no view.
  package private(set) var source: SourceName?
  /// The name of the app's own presentation; nil for the system's presentations.
  package private(set) var presentation: PresentationName?
  /// Whether the user may close the layer; code always may.
  package private(set) var isDismissable = true

  /// A card that the user may drag away.
  public static let sheet = PresentationStyle(kind: .sheet)
  /// A small card that the user may drag away.
  public static let formSheet = PresentationStyle(kind: .formSheet)
  /// A large card that the user may drag away.
  public static let pageSheet = PresentationStyle(kind: .pageSheet)
  /// A layer that covers the whole screen.
  public static let fullScreen = PresentationStyle(kind: .fullScreen)
  /// A layer that covers the whole screen; where the layer is transparent, the screen beneath shows
  /// through.
  public static let overFullScreen = PresentationStyle(kind: .overFullScreen)
  /// A layer that covers the screen beneath; where the layer is transparent, that screen shows
  /// through.
  public static let overCurrentContext = PresentationStyle(kind: .overCurrentContext)
  /// The system's alert, with the words and buttons that the assembly gives as `DialogWords`.
  public static let alert = PresentationStyle(kind: .alert)
  /// The system's confirmation dialog, an action sheet, with the words and buttons that the
  /// assembly gives as `DialogWords`.
  public static let confirmationDialog = PresentationStyle(kind: .confirmationDialog)

  /// Whether the style is an alert or a confirmation dialog: the system draws the dialog, and no
  /// layer stands on it.
  package var isDialog: Bool { kind == .alert || kind == .confirmationDialog }

  /// Whether the layer is a staying sheet: it stays open while the app navigates beneath it.
  package var stays: Bool { undimmed != nil }

  /// The same style without the source's name, which may hold personal data.
  var withoutSource: Self {
    var style = self
    style.source = source.map { _ in "" }
    return style
  }

  private init(kind: Kind) {
    self.kind = kind
  }

  /// A card that rests at the heights `detents`; without heights the system decides, as for
  /// `sheet`.
  ///
  /// The system leaves out heights that do not fit its screen. The sheet appears at the first
  /// height; `ScreenContext.detent` gives and sets the height at which it rests.
  ///
  /// With `undimmedThrough` the sheet is a staying sheet: the user can use the screen beneath while
  /// the sheet rests at that height or lower, and nothing is dimmed, as in a maps app. When
  /// `detents` lack that height, it is added to them. When `undimmedThrough` is nil, the user
  /// cannot use the screen beneath.
  ///
  /// ```swift
  /// case .places: return .screenInStack(
  ///   .presented(.sheet(.height(120), .medium, .large, undimmedThrough: .medium).notDismissable))
  /// ```
  ///
  /// A staying sheet stays open while the app navigates beneath it, at any height of the sheet. The
  /// user, a verb or a link can push, pop and select screens beneath; the sheet remains the front
  /// layer, and other layers stand on it. Verbs for the visible stack use the stack in the sheet,
  /// or without one the stack beneath. `back()` goes back in the sheet first, then beneath, and
  /// closes the sheet last. The sheet's own `close()`, `dismiss()`, `dismissAll()` and
  /// `dismiss(to:)` close it; so does the user unless the style is `notDismissable`. It also closes
  /// with the layer on which it stands.
  public static func sheet(_ detents: Detent..., undimmedThrough largest: Detent? = nil) -> Self {
    var style = sheet
    style.detents = detents
    if let largest, !detents.contains(largest) { style.detents.append(largest) }
    style.undimmed = largest
    return style
  }

  /// A bubble that points at a view of the screen beneath.
  ///
  /// `source` is the name that the screen beneath gives to the view, such as `.filter` or
  /// `"filter"`.
  public static func popover(from source: SourceName) -> Self {
    var style = PresentationStyle(kind: .popover)
    style.source = source
    return style
  }

  /// A confirmation dialog; where there is room for a bubble, it points at a view of the screen
  /// beneath.
  ///
  /// `source` is the name that the screen beneath gives to the view; see `popover(from:)`.
  public static func confirmationDialog(from source: SourceName) -> Self {
    var style = confirmationDialog
    style.source = source
    return style
  }

  /// A presentation of the app's own, such as a drawer, which the app registers under a name.
  ///
  /// ```swift
  /// case .menu: return .screen(.presented(.custom(.drawer)))
  /// ```
  ///
  /// The app registers the presentation in UIKit with `SceneRootController.customPresentations`, in
  /// SwiftUI with `SceneRootView.customPresentation(named:_:)`. When no presentation has the name,
  /// a sheet is shown, and a diagnostic reports it.
  public static func custom(_ name: PresentationName) -> Self {
    var style = PresentationStyle(kind: .custom)
    style.presentation = name
    return style
  }

  /// The same style, but only code can close the layer.
  ///
  /// The gesture that would close the layer does not begin. When the user tries to close the layer
  /// in another way, it stays open, and the user's request fails with `notDismissable`. The app's
  /// own buttons can still call `dismiss()`, `back()` and `close()`.
  public var notDismissable: Self {
    var style = self
    style.isDismissable = false
    return style
  }
}

extension PresentationStyle: CustomStringConvertible, CustomReflectable {
  /// The kind of the style in one word, as pictures show it: `sheet`.
  public var description: String { kind.rawValue }
  /// Only the kind of the style, so that `dump` does not show the name of a view.
  public var customMirror: Mirror { Mirror(self, children: ["kind": kind]) }
}

extension PresentationStyle {
  /// A height at which a sheet rests.
  public enum Detent: Hashable, Sendable, Codable {
    /// About half the height of the screen.
    case medium
    /// Almost the whole height of the screen.
    case large
    /// A height in points.
    case height(Double)
    /// A fraction of the greatest height, from 0 to 1.
    case fraction(Double)
  }
}
