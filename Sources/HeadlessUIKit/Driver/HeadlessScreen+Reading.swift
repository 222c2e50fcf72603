public import Foundation

extension HeadlessScreen {
  /// Whether the letters of a font are heavy, which Apple's descriptor of a font tells.
  public static func isBold(_ font: UIFont) -> Bool { font.isBold }

  /// Whether nothing is dimmed behind a presented card, and touches reach that.
  public static func isUndimmed(_ card: UIViewController) -> Bool {
    card.presentationState?.shownBy?.container.isPassedThrough == true
  }

  /// The height at which a presented card rests; nil for a layer that is no card with heights.
  public static func restingHeight(of card: UIViewController) -> CGFloat? {
    let sheet = card.presentationState?.shownBy?.controller as? UISheetPresentationController
    return sheet?.restingHeight
  }

  /// The windows that are shown, lowest first.
  public var windows: [UIWindow] { scene.shownWindows }

  /// The windows that assistive technology enters, lowest first.
  public var accessibleWindows: [UIWindow] {
    UIView.reachable(among: windows).compactMap { $0 as? UIWindow }.filter {
      let root = $0.rootViewController?.viewIfLoaded
      return !$0.accessibilityElementsHidden && root?.accessibilityElementsHidden != true
    }
  }

  /// The windows in the picture that the system keeps of the app, lowest first.
  ///
  /// A window hides those beneath when it is filled by an opaque background, its own or that of a
  /// view inside.
  public var snapshotWindows: [UIWindow] {
    UIView.uncovered(among: windows, in: bounds).compactMap { $0 as? UIWindow }
  }

  /// The labels that assistive technology can reach, highest window first, each from back to front.
  ///
  /// Hidden views and what is inside `accessibilityElementsHidden` are left out, and so is what
  /// stands beside a view that is `accessibilityViewIsModal`. A window is such a view as well.
  public var accessibleLabels: [String] {
    accessibleWindows.reversed().flatMap(\.accessibleLabels)
  }

  /// The texts in the picture that the system keeps of the app, highest window first.
  ///
  /// A view hides what stands behind it when it fills its superview with an opaque background, its
  /// own or that of a view inside.
  public var snapshot: [String] {
    snapshotWindows.reversed().flatMap(\.visibleTexts)
  }
}

extension UIView {
  private var isSeen: Bool { !isHidden && alpha > 0.01 }

  // MARK: Heard

  /// The views of one superview that assistive technology enters.
  static func reachable(among siblings: [UIView]) -> [UIView] {
    let seen = siblings.filter(\.isSeen)
    guard let modal = seen.lastIndex(where: \.accessibilityViewIsModal) else { return seen }
    // A card that lets touches through may stand on another layer, and a search beneath its bar.
    return [seen[modal]]
      + seen[(modal + 1)...].filter { $0 is PresentationContainerView || $0 is UINavigationBar }
  }

  package var accessibleLabels: [String] {
    guard !accessibilityElementsHidden else { return [] }
    if isAccessibilityElement { return [accessibilityLabel ?? texts.first].compactMap { $0 } }
    return texts + UIView.reachable(among: subviewList).flatMap(\.accessibleLabels)
  }

  // MARK: Seen

  /// The views of one superview that are not wholly behind another.
  static func uncovered(among siblings: [UIView], in area: CGRect) -> ArraySlice<UIView> {
    let seen = siblings.filter(\.isSeen)
    return seen[(seen.lastIndex { $0.isOpaque(over: area) } ?? 0)...]
  }

  var visibleTexts: [String] {
    texts + UIView.uncovered(among: subviewList, in: bounds).flatMap(\.visibleTexts)
  }

  private func isOpaque(over area: CGRect) -> Bool {
    guard !isHidden, alpha >= 1, storedFrame.contains(area) else { return false }
    if let backgroundColor, backgroundColor.opacity >= 1 { return true }
    return subviewList.contains { $0.isOpaque(over: bounds) }
  }

  /// The texts of the view itself.
  private var texts: [String] {
    let texts: [String?]
    switch self {
    case let label as UILabel: texts = [label.text]
    case let button as UIButton: texts = [button.currentTitle]
    case let field as UITextField:
      texts = [field.text?.isEmpty == false ? field.text : field.placeholder]
    case let bar as UITabBar: texts = bar.items?.map(\.title) ?? []
    case let bar as UINavigationBar: texts = bar.texts
    default: texts = []
    }
    return texts.compactMap { $0 }.filter { !$0.isEmpty }
  }
}

extension UINavigationBar {
  fileprivate var texts: [String?] {
    guard let item = topItem, shownSearch?.hidesBar != true else { return [] }
    let buttons = (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
    return [item.title] + buttons.filter { !$0.isHidden }.map(\.label)
  }
}
