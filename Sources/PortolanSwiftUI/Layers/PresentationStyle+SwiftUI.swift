package import Portolan

extension View {
  /// What a layer's style asks of SwiftUI from inside the layer; a style never changes.
  @ViewBuilder func layered(as style: PresentationStyle?) -> some View {
    // That it is not disabled may not be said: out here it may count more than what a screen says (S59).
    if style?.isDismissable == false {
      sized(style?.detents ?? []).interactiveDismissDisabled()
    } else {
      sized(style?.detents ?? [])
    }
  }

  @ViewBuilder private func sized(_ detents: [PresentationStyle.Detent]) -> some View {
    if detents.isEmpty {
      self
    } else {
      presentationDetents(Set(detents.map(\.system)))
    }
  }
}

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
  fileprivate var system: PresentationDetent {
    switch self {
    case .medium: return .medium
    case .large: return .large
    case .height(let points): return .height(points)
    case .fraction(let part): return .fraction(part)
    }
  }
}
