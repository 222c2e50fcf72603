#if DEBUG
import HeadlessUIKit
import PortolanInspector

extension WindowReading {
  /// The bar of a stack over the screen in front.
  mutating func bar(
    of stack: UINavigationController, over top: UIViewController
  ) -> Drawing.Element {
    // The bar of a split that shows one column stands for the stacks of all.
    let item = stack.navigationBar.topItem ?? top.navigationItem
    var children: [Drawing.Element] = []
    if let beneath = stack.navigationBar.backItem, item.leavesRoomForBack {
      children.append(back(to: beneath, from: item, on: stack.navigationBar))
    }
    children += (item.leftBarButtonItems ?? []).flatMap { button($0, .leading) }
    children += title(of: item)
    // The first one stands at the very edge.
    children += (item.rightBarButtonItems ?? []).reversed().flatMap { button($0, .trailing) }
    return Drawing.Element(.bar, id: ids.id(.bar, of: stack.navigationBar), children: children)
  }

  /// It says what the screen beneath is called.
  private mutating func back(
    to beneath: UINavigationItem, from item: UINavigationItem, on bar: UINavigationBar
  ) -> Drawing.Element {
    let id = ids.id(.back, of: item)
    things[id] = { [weak bar] in bar.map { .back($0) } }
    let title = beneath.backButtonTitle ?? beneath.backBarButtonItem?.title ?? beneath.title
    return Drawing.Element(.back, id: id, text: title ?? "Back")
  }

  private mutating func title(of item: UINavigationItem) -> [Drawing.Element] {
    if let view = item.titleView { return elements(of: view) }
    guard let title = item.title, !title.isEmpty else { return [] }
    return [Drawing.Element(.title, id: ids.id(.title, of: item), text: title)]
  }

  private mutating func button(
    _ item: UIBarButtonItem, _ kind: Drawing.Element.Kind
  ) -> [Drawing.Element] {
    guard !item.isHidden else { return [] }
    if let view = item.customView { return elements(of: view) }
    let label = item.title ?? HeadlessTouchable.item(item).label
    guard !label.isEmpty else { return [] }
    let id = ids.id(.item, of: item)
    things[id] = { [weak item] in item.map { .item($0) } }
    return [Drawing.Element(kind, id: id, text: label, isEnabled: item.isEnabled)]
  }

  /// The bar at the bottom with one tab for each member.
  mutating func tabBar(of tabs: UITabBarController) -> Drawing.Element {
    let members = (tabs.viewControllers ?? []).map { member -> Drawing.Element in
      let item: UITabBarItem = member.tabBarItem
      let id = ids.id(.item, of: item)
      things[id] = { [weak item] in item.map { .item($0) } }
      return Drawing.Element(
        .tab, id: id, text: item.title ?? item.accessibilityLabel ?? "",
        isEnabled: item.isEnabled, isSelected: member === tabs.selectedViewController)
    }
    return Drawing.Element(.tabBar, id: ids.id(.bar, of: tabs.tabBar), children: members)
  }
}

extension UINavigationItem {
  /// Whether a back button may stand on the bar: buttons at the leading end take its place.
  fileprivate var leavesRoomForBack: Bool {
    !hidesBackButton && (leftItemsSupplementBackButton || (leftBarButtonItems ?? []).isEmpty)
  }
}
#endif
