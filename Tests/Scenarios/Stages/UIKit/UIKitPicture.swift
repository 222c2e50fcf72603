import PortolanUIKit

/// The screen as one line, read from the window down through public properties.
@MainActor func uiKitPicture(of window: UIWindow) -> String {
  guard let root = window.rootViewController else { return "" }
  let part = root.children.last { !($0 is UIKitDrawerController) }
  var layers = (part.map { [draw($0, isLayer: false)] } ?? []) + drawers(in: root)
  var next = root.presentedViewController
  while let layer = next {
    let style =
      switch layer {
      case let dialog as UIAlertController: dialog.preferredStyle == .alert ? "alert" : "dialog"
      default: word(for: layer.modalPresentationStyle, in: window)
      }
    layers.append("\(style) (\(draw(layer, isLayer: true)))")
    layers += drawers(in: layer)
    next = layer.presentedViewController
  }
  return layers.joined(separator: " ⇧ ")
}

/// How a layer looks: a popover is a sheet where there is no room for it.
@MainActor private func word(for style: UIModalPresentationStyle, in window: UIWindow) -> String {
  switch style {
  case .fullScreen: "fullScreen"
  case .popover where window.traitCollection.horizontalSizeClass == .regular: "popover"
  default: "sheet"
  }
}

/// What stands in drawers over a layer, the lowest first.
@MainActor private func drawers(in layer: UIViewController) -> [String] {
  layer.children.flatMap { child in
    guard let drawer = child as? UIKitDrawerController else { return drawers(in: child) }
    let screen = drawer.screen.controller
    return ["custom (\(draw(screen, isLayer: true)))"] + drawers(in: screen)
  }
}

@MainActor private func draw(_ controller: UIViewController, isLayer: Bool) -> String {
  switch controller {
  case let stack as UINavigationController where !stack.isUnentered:
    let content = stack.elements.map { draw($0, isLayer: false) }.joined(separator: " › ")
    return isLayer ? content : "(\(content))"
  case let tabs as UITabBarController:
    let members = tabs.memberControllers.enumerated().map { place, member in
      (place == tabs.frontPlace ? "*" : "") + draw(member, isLayer: false)
    }
    return "\(tabs.title ?? "?")[\(members.joined(separator: " | "))]"
  case let split as UISplitViewController:
    // The app has only this one.
    let columns = split.columnControllers.enumerated().map { place, column in
      (place == split.frontColumn ? "*" : "") + draw(column, isLayer: false)
    }
    return "archive{\(columns.joined(separator: split.isCollapsed ? " > " : " | "))}"
  case let house as UIKitHouse:
    let members = house.members.enumerated().map { place, member in
      (place == house.selectedPosition ? "*" : "") + draw(member, isLayer: false)
    }
    return "\(house.title ?? "?")#Hall[\(members.joined(separator: " | "))]"
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
