#if DEBUG
import HeadlessUIKit
import PortolanInspector

/// One look at a window: what is drawn of it, and what a finger would mean by each element.
@MainActor struct WindowReading {
  /// What a finger means by an element; nil when that went.
  typealias Thing = () -> HeadlessTouchable?

  let ids: ElementIDs
  var things: [String: Thing] = [:]
  /// The element that means a tap beside the layer in front; nil where that does nothing.
  private(set) var beside: String?

  init(ids: ElementIDs) {
    self.ids = ids
  }

  /// The layers that can be seen, without those on their way out.
  mutating func layers(of window: UIWindow) -> [Drawing.Layer] {
    let shown = window.layers.filter { layer in
      layer.viewIfLoaded?.window != nil && !layer.isBeingDismissed
    }
    return shown.map { layer in
      var drawn = Drawing.Layer(
        id: ids.id(.layer, of: layer), style: layer.layerStyle,
        content: Self.unwrapped(element(of: layer)))
      if drawn.style == .popover { drawn.source = source(of: layer) }
      if drawn.style == .sheet {
        drawn.height = HeadlessScreen.restingHeight(of: layer).map(Double.init)
        drawn.isUndimmed = HeadlessScreen.isUndimmed(layer)
      }
      if layer === shown.last, layer.goesByTapBeside(as: drawn.style) {
        drawn.beside = ids.id(.beside, of: layer)
        beside = drawn.beside
      }
      return drawn
    }
  }

  /// What a popover points at.
  private func source(of layer: UIViewController) -> String? {
    let popover = layer.popoverPresentationController
    let item = popover?.sourceItem ?? popover?.sourceView ?? popover?.barButtonItem
    switch item {
    case let item as UIBarButtonItem: return ids.id(.item, of: item)
    case let view as UIView: return ids.id(.view, of: view)
    default: return nil
    }
  }

  /// A container that shows one screen and nothing of its own is not seen.
  private static func unwrapped(_ element: Drawing.Element) -> Drawing.Element {
    var element = element
    while element.kind == .group, element.children.count == 1,
      [.group, .screen, .split].contains(element.children[0].kind)
    {
      element = element.children[0]
    }
    return element
  }

  /// A controller with what it shows.
  mutating func element(of controller: UIViewController) -> Drawing.Element {
    switch controller {
    case let tabs as UITabBarController: return screen(of: tabs)
    case let stack as UINavigationController: return screen(of: stack)
    case let split as UISplitViewController where !split.isCollapsed:
      return Drawing.Element(
        .split, id: ids.id(.screen, of: split),
        children: split.viewIfLoaded.map { elements(in: $0) } ?? [])
    case let alert as UIAlertController: return screen(of: alert)
    default:
      return Drawing.Element(
        controller.seenChildren.isEmpty ? .screen : .group, id: ids.id(.screen, of: controller),
        children: controller.viewIfLoaded.map { elements(in: $0) } ?? [])
    }
  }

  private mutating func screen(of tabs: UITabBarController) -> Drawing.Element {
    var children = tabs.seenChildren.map { element(of: $0) }
    if tabs.tabBar.isSeen { children.append(tabBar(of: tabs)) }
    return Drawing.Element(.screen, id: ids.id(.screen, of: tabs), children: children)
  }

  /// A stack shows its bar as the first thing of the screen in front.
  private mutating func screen(of stack: UINavigationController) -> Drawing.Element {
    guard let top = stack.seenChildren.first else {
      return Drawing.Element(.screen, id: ids.id(.screen, of: stack))
    }
    var screen = element(of: top)
    guard stack.navigationBar.isSeen else { return screen }
    screen.kind = .screen
    screen.children.insert(bar(of: stack, over: top), at: 0)
    return screen
  }
}

extension UIViewController {
  fileprivate var layerStyle: Drawing.Style {
    guard presentingViewController != nil else { return .base }
    let isCompact = traitCollection.horizontalSizeClass == .compact
    if let alert = self as? UIAlertController {
      return alert.preferredStyle == .alert ? .alert : isCompact ? .dialog : .popover
    }
    switch modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet: return .sheet
    case .fullScreen, .currentContext: return .full
    case .overFullScreen, .overCurrentContext, .custom, .none: return .over
    case .popover: return isCompact ? .sheet : .popover
    }
  }

  /// Whether a tap beside it takes it away, as far as that is seen without asking the app's code.
  fileprivate func goesByTapBeside(as style: Drawing.Style) -> Bool {
    switch style {
    case .popover: return self is UIAlertController || !isModalInPresentation
    case .dialog:
      return (self as? UIAlertController)?.actions.contains { $0.style == .cancel } == true
    default: return false
    }
  }
}
#endif
