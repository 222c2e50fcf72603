import PortolanUIKit

/// The screen as one line, read from the window down; the tree is not asked.
///
/// What has no node any more, such as a screen that other code has moved, is drawn as one of other code.
@MainActor func picture(of window: UIWindow?) -> String {
  window?.rootViewController.map { ScreenPicture(root: $0).text(in: window) } ?? ""
}

@MainActor private struct ScreenPicture {
  let root: UIViewController

  func text(in window: UIWindow?) -> String {
    let part = root.children.last { !($0 is DrawerController) }
    var layers = (part.map { [draw($0, isLayer: false)] } ?? []) + drawers(in: root)
    var (next, front) = (root.presentedViewController, part)
    while let layer = next {
      next = layer.presentedViewController
      // A search belongs to the screen that is searched.
      if layer is UISearchController {
        layers += drawers(in: layer)
        continue
      }
      let isOthers = isForeign(layer) || !isOurs(layer)
      let picture = isOthers ? "?" : draw(layer, isLayer: true)
      layers.append("\(isOthers ? "foreign" : style(of: layer)) (\(picture))")
      layers += drawers(in: layer)
      front = layer
    }
    let isUnseen = window?.isHidden == false && front.flatMap(leaf).map(isSeen) == false
    return layers.joined(separator: " ⇧ ") + (isUnseen ? ", which is out of sight" : "")
  }

  /// The screen in front within a controller; nil while the list of More is.
  private func leaf(of controller: UIViewController) -> UIViewController? {
    let (members, place): ([UIViewController], Int)
    switch controller {
    case let stack as UINavigationController: (members, place) = (stack.elements.suffix(1), 0)
    case let tabs as UITabBarController:
      (members, place) = (tabs.memberControllers, tabs.frontPlace)
    case let split as UISplitViewController:
      (members, place) = (split.columnControllers, split.frontColumn)
    case let pages as UIPageViewController:
      (members, place) = (pages.pageControllers, pages.frontPage ?? -1)
    // One of ours; other containers of tests show nothing.
    case let own as MemberViewController: (members, place) = (own.members, own.selectedPosition)
    case is any MemberContainer: return nil
    default: return controller
    }
    return members.indices.contains(place) ? leaf(of: members[place]) : nil
  }

  private func isSeen(_ screen: UIViewController) -> Bool {
    let views = sequence(first: screen.viewIfLoaded ?? UIView(), next: \.superview)
    return screen.viewIfLoaded?.window != nil && !views.contains(where: \.isHidden)
  }

  /// What stands in drawers within a layer, the lowest first.
  private func drawers(in layer: UIViewController) -> [String] {
    layer.children.flatMap { child in
      guard let drawer = child as? DrawerController else { return drawers(in: child) }
      let screen = drawer.screen.controller
      return ["custom (\(draw(screen, isLayer: true)))"] + drawers(in: screen)
    }
  }

  /// A popover that points at nothing comes as a sheet (U98).
  private func style(of layer: UIViewController) -> String {
    if let dialog = layer as? UIAlertController {
      return dialog.preferredStyle == .alert ? "alert" : "dialog"
    }
    switch layer.modalPresentationStyle {
    case .fullScreen: return "fullScreen"
    case .popover: return "popover"
    default: return "sheet"
    }
  }

  private func isPlain(_ controller: UIViewController) -> Bool {
    !(controller is UINavigationController || controller is UITabBarController
      || controller is UISplitViewController || controller is UIPageViewController
      || controller is TestScreen || controller is any MemberContainer)
  }

  /// Other code shows plain controllers in our tests, and the system those of its menus.
  private func isForeign(_ controller: UIViewController) -> Bool {
    type(of: controller) == UIViewController.self || controller is OtherScreen
      || "\(type(of: controller))".hasPrefix("_")
  }

  /// Whether a controller was built for a node that is still there.
  private func isOurs(_ controller: UIViewController) -> Bool {
    (root as? SceneRootController).map { $0.node(of: controller) != nil } ?? true
  }

  /// Whether a controller shows the library's own empty screen.
  private func isEmptyRefuge(_ controller: UIViewController) -> Bool {
    guard let root = root as? SceneRootController, let node = root.node(of: controller) else {
      return false
    }
    return root.scene.currentTree.route(of: node)?.isEmptyRefuge == true
  }

  private func draw(_ controller: UIViewController, isLayer: Bool) -> String {
    switch controller {
    // A stack that was never entered.
    case let stack as UINavigationController
    where stack.elements.first.map { isPlain($0) && !isForeign($0) } == true:
      return (stack.tabBarItem.title ?? "?") + "…"
    case let stack as UINavigationController:
      let content = stack.elements.map { draw($0, isLayer: false) }.joined(separator: " › ")
      return isLayer ? content : "(\(content))"
    // What other code has moved.
    case is TestScreen, is UITabBarController, is UIPageViewController, is any MemberContainer:
      return isOurs(controller) ? drawOwn(controller) : "?"
    case let split as UISplitViewController:
      let columns = marked(split.columnControllers, selected: split.frontColumn)
      // Outside a window, as beneath a cover, UIKit's own answer means nothing (U131).
      let isNarrow =
        split.viewIfLoaded?.window == nil
        ? split.traitCollection.horizontalSizeClass == .compact : split.isCollapsed
      return "\(split.title ?? (split.style == .tripleColumn ? "trio" : "desk")){"
        + columns.joined(separator: isNarrow ? " > " : " | ") + "}"
    // A slot under More holds its member; one of a column shows a hint.
    case let slot
    where slot.children.count == 1 && isPlain(slot)
      && !(slot.children[0] is DrawerController || slot.children[0] is EmptyColumn):
      return draw(slot.children[0], isLayer: false)
    case is UIAlertController: return short(controller.title ?? "")
    case let own where isEmptyRefuge(own): return "empty"
    case let other where isForeign(other): return "?"
    default: return (controller.tabBarItem.title ?? "?") + "…"
    }
  }

  private func drawOwn(_ controller: UIViewController) -> String {
    switch controller {
    case let tabs as UITabBarController:
      return "main[\(draw(tabs.memberControllers, selected: tabs.frontPlace))]"
    case let pages as UIPageViewController:
      let isAlbum = pages.pageControllers.count == 3
      let members = draw(pages.pageControllers, selected: pages.frontPage ?? -1)
      return "\(pages.title ?? (isAlbum ? "album" : "book"))<\(members)>"
    case let own as any MemberContainer:
      return "\(own.title ?? "container")[\(draw(own.members, selected: own.selectedPosition))]"
    default: return short((controller as? TestScreen)?.name ?? "")
    }
  }

  private func draw(_ members: [UIViewController], selected: Int) -> String {
    marked(members, selected: selected).joined(separator: " | ")
  }

  private func marked(_ members: [UIViewController], selected: Int) -> [String] {
    members.enumerated().map { place, member in
      (place == selected ? "*" : "") + draw(member, isLayer: false)
    }
  }

  /// `product(id: 7)` as the tree draws it.
  private func short(_ name: String) -> String {
    guard let open = name.firstIndex(of: "("), let colon = name.firstIndex(of: ":") else {
      return name
    }
    return "\(name[...open])\(name[name.index(colon, offsetBy: 2)...])"
  }
}
