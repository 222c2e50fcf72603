package import Portolan

extension PresentationStyle {
  /// Whether SwiftUI shows it as a cover; all others are sheets.
  ///
  /// A small and a large card are the system's sheet, and so is a popover without a source, as on a
  /// phone anyway (S31). What lets the screen beneath shine through covers it.
  package var covers: Bool {
    switch kind {
    case .sheet, .formSheet, .pageSheet, .popover, .alert, .confirmationDialog, .custom:
      return false
    case .fullScreen, .overFullScreen, .overCurrentContext: return true
    }
  }
}

extension PresentationStyle.Detent {
  /// What SwiftUI calls it.
  var system: PresentationDetent {
    switch self {
    case .medium: return .medium
    case .large: return .large
    case .height(let points): return .height(points)
    case .fraction(let part): return .fraction(part)
    }
  }
}
