/// How a layer is presented over the screen beneath it.
///
/// ```swift
/// case .bag:    return .screenInStack(.presented(.sheet(.medium, .large), over: .main))
/// case .card:   return .screen(.presented(.sheet(.height(120), .medium, undimmedThrough: .medium)))
/// case .terms:  return .screenInStack(.presented(.sheet.notDismissable))
/// case .filter: return .screen(.presented(.popover(from: "filter")))
/// case .delete: return .screen(.presented(.alert))
/// case .menu:   return .screen(.presented(.custom("drawer")))
/// ```
///
/// A host shows the nearest style that its framework has; the documentation of each host lists
/// them. The system decides how a style looks on a large and on a small screen.
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
  /// The heights at which a sheet rests, as the app gave them; empty for the system's own.
  package private(set) var detents: [Detent] = []
  /// The greatest height at which the person still uses the screen beneath; nil at none.
  package private(set) var undimmed: Detent?
  /// The name that the screen gives to what the layer points at; nil without one.
  package private(set) var source: String?
  /// The name of the app's own presentation; nil for those of the system.
  package private(set) var presentation: String?
  /// Whether the person may close the layer; code always may.
  package private(set) var isDismissable = true

  /// A card that the person may drag away.
  public static let sheet = PresentationStyle(kind: .sheet)
  /// A small card that the person may drag away.
  public static let formSheet = PresentationStyle(kind: .formSheet)
  /// A large card that the person may drag away.
  public static let pageSheet = PresentationStyle(kind: .pageSheet)
  /// Covers the whole screen.
  public static let fullScreen = PresentationStyle(kind: .fullScreen)
  /// Covers the whole screen; the screen beneath stays there, and shows through where this one is clear.
  public static let overFullScreen = PresentationStyle(kind: .overFullScreen)
  /// Covers the screen; the screen beneath shows through.
  public static let overCurrentContext = PresentationStyle(kind: .overCurrentContext)
  /// The system's alert, with the words that the assembly gives; see `DialogWords`.
  public static let alert = PresentationStyle(kind: .alert)
  /// The system's confirmation dialog, an action sheet, with the words that the assembly gives.
  public static let confirmationDialog = PresentationStyle(kind: .confirmationDialog)

  /// Whether it is an alert or a confirmation dialog: the system draws it, and no layer stands on it.
  package var isDialog: Bool { kind == .alert || kind == .confirmationDialog }

  /// Whether the layer stays while the app navigates beneath it.
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

  /// A card that rests at these heights; without any it is `sheet`.
  ///
  /// The system gets them as they are, and leaves out those that do not fit its screen. The sheet
  /// comes at the first of them; `ScreenContext.detent` says and changes where it rests.
  ///
  /// With `undimmedThrough`, one of the heights or one more, it is the card of a map: up to that
  /// height nothing is dimmed, and the person uses the screen beneath.
  ///
  /// ```swift
  /// case .places: return .screenInStack(
  ///   .presented(.sheet(.height(120), .medium, .large, undimmedThrough: .medium).notDismissable))
  /// ```
  ///
  /// Such a card stays while the app navigates beneath it, whatever its height is: what is pushed,
  /// popped or selected there by the person, a verb or a link is shown with the card over it, and
  /// other layers stand on the card. It remains the front layer. Verbs for the visible stack use the
  /// stack in the card, or without one the stack beneath; `back()` goes back in the card first, then
  /// beneath, and closes the card last. It closes by its own `close()`, `dismiss()`, `dismissAll()`
  /// and `dismiss(to:)`, by the person unless it is `notDismissable`, and with the layer on which it
  /// stands.
  public static func sheet(_ detents: Detent..., undimmedThrough largest: Detent? = nil) -> Self {
    var style = sheet
    style.detents = detents
    if let largest, !detents.contains(largest) { style.detents.append(largest) }
    style.undimmed = largest
    return style
  }

  /// A bubble that points at a view of the screen beneath, by the name that the screen gives it.
  ///
  /// The name is a string, so that the style stays a value: `"filter"`.
  public static func popover(from source: String) -> Self {
    var style = PresentationStyle(kind: .popover)
    style.source = source
    return style
  }

  /// A confirmation dialog that points at a view where there is room; see `popover(from:)`.
  public static func confirmationDialog(from source: String) -> Self {
    var style = confirmationDialog
    style.source = source
    return style
  }

  /// A presentation of the app's own, such as a drawer, by the name that the app gives it at the root.
  ///
  /// ```swift
  /// case .menu: return .screen(.presented(.custom("drawer")))
  /// ```
  ///
  /// In UIKit `SceneRootController.customPresentations` has it, in SwiftUI
  /// `SceneRootView.customPresentation(named:_:)`. Without one of the name a sheet comes, and a
  /// diagnostic reports it.
  public static func custom(_ name: String) -> Self {
    var style = PresentationStyle(kind: .custom)
    style.presentation = name
    return style
  }

  /// The same style, closable only by code.
  ///
  /// The person's gesture does not begin; a request to close that comes from the person all the
  /// same fails with `notDismissable`. `dismiss()`, `back()` and `close()` of the app's own buttons
  /// still work.
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
    /// A height in points.
    case height(Double)
    /// A part of the greatest height, between 0 and 1.
    case fraction(Double)
  }
}
