package import Portolan

extension PresentationStyle {
  /// UIKit's presentation style; a popover without a source is the small card that it is on a phone
  /// anyway (U66).
  package var system: UIModalPresentationStyle {
    switch kind {
    case .sheet, .alert, .confirmationDialog, .custom: return .automatic
    case .formSheet, .popover: return .formSheet
    case .pageSheet: return .pageSheet
    case .fullScreen: return .fullScreen
    case .overFullScreen: return .overFullScreen
    case .overCurrentContext: return .overCurrentContext
    }
  }

  /// Whether it is a card, which a user may drag.
  package var isCard: Bool {
    switch kind {
    case .sheet, .formSheet, .pageSheet, .popover, .alert, .confirmationDialog, .custom:
      return true
    case .fullScreen, .overFullScreen, .overCurrentContext: return false
    }
  }
}
