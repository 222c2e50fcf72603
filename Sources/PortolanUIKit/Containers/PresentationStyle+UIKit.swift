import Portolan

extension PresentationStyle {
  /// UIKit's presentation style; a popover without a source is the small card that it is on a phone
  /// anyway (U66).
  var system: UIModalPresentationStyle {
    switch kind {
    case .sheet, .alert, .confirmationDialog, .custom: return .automatic
    case .formSheet, .popover: return .formSheet
    case .pageSheet: return .pageSheet
    case .fullScreen: return .fullScreen
    case .overFullScreen: return .overFullScreen
    case .overCurrentContext: return .overCurrentContext
    }
  }

  /// Whether it is a card, which a person may drag.
  var isCard: Bool {
    switch kind {
    case .sheet, .formSheet, .pageSheet, .popover, .alert, .confirmationDialog, .custom:
      return true
    case .fullScreen, .overFullScreen, .overCurrentContext: return false
    }
  }
}

extension PresentationStyle.Detent {
  /// UIKit's detent.
  @MainActor var system: UISheetPresentationController.Detent {
    switch self {
    case .medium: return .medium()
    case .large: return .large()
    case .height(let points):
      return .custom(identifier: identifier) { min(points, $0.maximumDetentValue) }
    case .fraction(let part):
      return .custom(identifier: identifier) { part * $0.maximumDetentValue }
    }
  }

  /// The name by which UIKit says at which height a sheet rests.
  var identifier: UISheetPresentationController.Detent.Identifier {
    switch self {
    case .medium: return .medium
    case .large: return .large
    case .height(let points): return .init("height \(points)")
    case .fraction(let part): return .init("fraction \(part)")
    }
  }
}
