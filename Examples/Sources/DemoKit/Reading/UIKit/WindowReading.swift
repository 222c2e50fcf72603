#if DEBUG
import HeadlessUIKit
import PortolanInspector

/// One look at a window: what is drawn of it, and what a finger would mean by each element.
@MainActor struct WindowReading {
  /// What a finger means by an element; nil when that went.
  typealias Thing = () -> HeadlessTouchable?

  let ids: ElementIDs
  var things: [String: Thing] = [:]

  init(ids: ElementIDs) {
    self.ids = ids
  }

  /// The layers that can be seen, without those on their way out.
  mutating func layers(of window: UIWindow) -> [Drawing.Layer] {
    let shown = window.layers.filter { layer in
      layer.viewIfLoaded?.window != nil && !layer.isBeingDismissed
    }
    return shown.map { layer in
      Drawing.Layer(
        id: ids.id(.layer, of: layer), style: layer.layerStyle,
        content: Self.unwrapped(element(of: layer)))
    }
  }

  /// A container that shows one screen and nothing of its own is not seen.
  private static func unwrapped(_ element: Drawing.Element) -> Drawing.Element {
    var element = element
    while element.kind == .group, element.children.count == 1,
      [.group, .screen].contains(element.children[0].kind)
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
    switch modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet: return .sheet
    case .fullScreen, .currentContext: return .full
    case .overFullScreen, .overCurrentContext, .custom, .none: return .over
    case .popover: return .popover
    }
  }
}
#endif
