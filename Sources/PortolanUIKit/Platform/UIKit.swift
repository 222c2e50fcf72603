import Portolan

#if canImport(UIKit)
@_exported public import UIKit
#elseif Headless || !canImport(AppKit)
@_exported public import HeadlessUIKit
#else
#error("PortolanUIKit needs UIKit. On macOS, tests set the trait Headless.")
#endif

extension UIViewController {
  /// Lets UIKit ask for the status bar's look again; visionOS has none.
  func askForStatusBarAgain() {
    #if !os(visionOS)
    setNeedsStatusBarAppearanceUpdate()
    #endif
  }
}

extension UISheetPresentationController {
  /// Gives a card the heights of its style, and lets it rest at one of them; on visionOS cards have one.
  func setHeights(of style: PresentationStyle, at height: PresentationStyle.Detent?) {
    #if !os(visionOS)
    guard !style.detents.isEmpty else { return }
    detents = style.detents.map(\.system)
    selectedDetentIdentifier = height?.identifier
    largestUndimmedDetentIdentifier = style.undimmed?.identifier
    #endif
  }

  /// Moves a card to another height.
  func rest(at height: PresentationStyle.Detent) {
    #if !os(visionOS)
    animateChanges { selectedDetentIdentifier = height.identifier }
    #endif
  }

  /// The height of the style at which a card rests.
  func restingHeight(of style: PresentationStyle) -> PresentationStyle.Detent? {
    #if os(visionOS)
    return nil
    #else
    return style.detents.first { $0.identifier == selectedDetentIdentifier }
    #endif
  }
}

#if !os(visionOS)
extension PresentationStyle.Detent {
  /// UIKit's detent.
  @MainActor fileprivate var system: UISheetPresentationController.Detent {
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
  fileprivate var identifier: UISheetPresentationController.Detent.Identifier {
    switch self {
    case .medium: return .medium
    case .large: return .large
    case .height(let points): return .init("height \(points)")
    case .fraction(let part): return .init("fraction \(part)")
    }
  }
}
#endif

extension UITabBarController {
  /// The stack whose first controller lists the tabs without an item; visionOS has none.
  var listOfTabs: UINavigationController? {
    #if os(visionOS)
    return nil
    #else
    return moreNavigationController
    #endif
  }
}
