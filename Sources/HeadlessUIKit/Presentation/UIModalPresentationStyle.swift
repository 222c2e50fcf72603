/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Over the whole screen; the presenter's view goes.
  case fullScreen = 0
  /// As a large card.
  @available(tvOS, unavailable)
  case pageSheet = 1
  /// As a small card.
  @available(tvOS 26.0, *)
  case formSheet = 2
  /// Over the presenter that defines the context; its view goes.
  case currentContext = 3
  /// As the app draws it.
  case custom = 4
  /// Over the whole screen; the presenter's view stays.
  case overFullScreen = 5
  /// Over the presenter that defines the context; its view stays.
  case overCurrentContext = 6
  /// Beside what it belongs to.
  @available(tvOS, unavailable)
  case popover = 7
  /// Not at all.
  case none = -1
  /// As the system chooses (U64).
  case automatic = -2
}

extension UIModalPresentationStyle {
  /// The style that the system chooses for `automatic` (U64).
  func resolved(in profile: HeadlessProfile) -> UIModalPresentationStyle {
    guard self == .automatic else { return self }
    return profile >= .iOS18 ? .formSheet : .pageSheet
  }

  var isSheet: Bool { self == .pageSheet || self == .formSheet }

  /// Whether the presenter's view leaves the window (U75, U76).
  var removesPresenter: Bool { self == .fullScreen || self == .currentContext }

  var usesContext: Bool { self == .currentContext || self == .overCurrentContext }
}
