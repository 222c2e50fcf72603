import PortolanUIKit

/// The screen as one line, read from the window down through public properties.
@MainActor func uiKitPicture(of window: UIWindow) -> String {
  guard let root = window.rootViewController else { return "" }
  var layers = root.children.last.map { [draw($0, isLayer: false)] } ?? []
  var next = root.presentedViewController
  while let layer = next {
    let style =
      switch layer {
      case let dialog as UIAlertController: dialog.preferredStyle == .alert ? "alert" : "dialog"
      default: layer.modalPresentationStyle == .fullScreen ? "fullScreen" : "sheet"
      }
    layers.append("\(style) (\(draw(layer, isLayer: true)))")
    next = layer.presentedViewController
  }
  return layers.joined(separator: " ⇧ ")
}

@MainActor private func draw(_ controller: UIViewController, isLayer: Bool) -> String {
  switch controller {
  case let stack as UINavigationController:
    let content = stack.viewControllers.map { draw($0, isLayer: false) }.joined(separator: " › ")
    return isLayer ? content : "(\(content))"
  case let tabs as UITabBarController:
    let members = tabs.memberControllers.enumerated().map { place, member in
      (place == tabs.frontPlace ? "*" : "") + draw(member, isLayer: false)
    }
    return "\(tabs.title ?? "?")[\(members.joined(separator: " | "))]"
  case let pages as UIPageViewController:
    let members = pages.pageControllers.enumerated().map { place, member in
      (place == pages.frontPage ? "*" : "") + draw(member, isLayer: false)
    }
    // The app has only these.
    return "guide<\(members.joined(separator: " | "))>"
  case is UIKitScreen, is UIAlertController: return controller.title ?? "?"
  default: return (controller.tabBarItem.title ?? "?").lowercased() + "…"
  }
}
