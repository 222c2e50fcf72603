import Portolan
import PortolanWindows

extension Screens {
  func build(_ id: NodeID, in tree: NavigationTree) -> UIViewController {
    switch tree.kind(of: id) {
    case .screen: return screen(for: id, in: tree)
    case .foreign: return UIViewController()
    case .stack:
      let stack = stack(for: id, in: tree)
      watch(stack, of: id)
      // Other code may have pushed onto the slot of a tab that was never entered.
      let others = stack.viewControllers.dropFirst()
      stack.setViewControllers(
        elements(tree.children(of: id), of: stack, in: tree) + others, animated: false)
      return stack
    case .tabs, .pages, .split, .custom:
      let container = container(for: id, in: tree)
      container.memberStep?.set(members(of: id, in: tree), selected: tree.selection(of: id))
      return container
    }
  }

  /// A stack that an assembly brings into another: UIKit takes it only as a child (U36).
  private func screen(for id: NodeID, in tree: NavigationTree) -> UIViewController {
    let made = made(UIViewController.self, id, in: tree) { $0.screen(id, scene) }
    if made == nil, !scene.currentTree.contains(id) {
      standIns.insert(id)
    } else {
      standIns.remove(id)
    }
    let screen = made ?? UIViewController()
    guard let own = screen as? UINavigationController, let route = tree.route(of: id),
      tree.parent(of: id).map(tree.kind) == .stack
    else { return screen }
    scene.report(.stackInStack(route))
    let holder = UIViewController()
    holder.contain(own, in: holder.view.bounds)
    return holder
  }

  private func container(for id: NodeID, in tree: NavigationTree) -> UIViewController {
    if let adapter = tree.adapter(of: id) {
      let own = made((any MemberContainer).self, id, in: tree) {
        $0.container(id, adapter, scene)
      }
      return own ?? MemberViewController()
    }
    switch tree.kind(of: id) {
    case .tabs: return tabs(for: id, in: tree)
    case .split: return split(for: id, in: tree)
    default: return pages(for: id, in: tree)
    }
  }

  private func pages(for id: NodeID, in tree: NavigationTree) -> UIPageViewController {
    let own = made(UIPageViewController.self, id, in: tree) { $0.screen(id, scene) }
    let pages = own ?? .init(transitionStyle: .scroll, navigationOrientation: .horizontal)
    watch(pages, of: id)
    return pages
  }

  private func tabs(for id: NodeID, in tree: NavigationTree) -> UITabBarController {
    let own = made(UITabBarController.self, id, in: tree) { $0.screen(id, scene) }
    let tabs = own ?? UITabBarController()
    let count = tree.placeCount(of: id)
    followMembers(of: id, in: tree)
    watch(tabs, of: id)
    if scene.isCompact, UITabBarController.mayListUnderMore(count - 1, of: count) {
      scene.report(.listedUnderMore(tree.route(of: id), count: count))
    }
    TabListing.reportUnlabelled(list(of: id).listings, of: id, in: tree, "tabItem(for:)", scene) {
      !tabs.tabBar.isHidden && list(of: id).item(for: $0) is UnlabelledTabItem
    }
    return tabs
  }

  /// Where there is room all columns are shown, unless the app's split would like it otherwise.
  private func split(for id: NodeID, in tree: NavigationTree) -> UISplitViewController {
    let hasThree = tree.placeCount(of: id) == 3
    let style: UISplitViewController.Style = hasThree ? .tripleColumn : .doubleColumn
    let own = made(UISplitViewController.self, id, in: tree) { $0.screen(id, scene) }
    if let own, own.style != style, let route = tree.route(of: id) {
      let wanted = "UISplitViewController of \(hasThree ? "three" : "two") columns"
      scene.report(.wrongContainer(route, wanted: wanted))
    }
    let split = own.flatMap { $0.style == style ? $0 : nil } ?? UISplitViewController(style: style)
    if split.preferredDisplayMode == .automatic {
      split.preferredDisplayMode = hasThree ? .twoBesideSecondary : .oneBesideSecondary
    }
    watch(split, of: id)
    return split
  }

  private func stack(for id: NodeID, in tree: NavigationTree) -> UINavigationController {
    let first = tree.route(of: id) == nil ? tree.children(of: id).first : nil
    if let route = first.flatMap(tree.route),
      let entered = enterStack(for: route, in: tree.parent(of: id))
    {
      keep(entered, for: id)
      scene.screenWasBuilt(id)
      return entered
    }
    let own = made(UINavigationController.self, id, in: tree) { assembly in
      first.map { tree.route(of: $0).flatMap(assembly.stack) } ?? assembly.screen(id, scene)
    }
    return own ?? UINavigationController()
  }

  /// The assembly's controller for the node; nil when that controller cannot stand there.
  private func made<C>(
    _ kind: C.Type, _ id: NodeID, in tree: NavigationTree,
    _ make: (AnyAssembly) -> UIViewController?
  ) -> C? {
    let route = tree.route(of: id)
    guard let made = first(make) else {
      if let route, !route.isEmptyRefuge, scene.currentTree.contains(id) {
        scene.report(NavigationError.noAssembly(route: route.label).diagnostic)
      }
      return nil
    }
    if isUsed(made) {
      scene.report(.inUse(route?.label.text ?? "a stack"))
    } else if let fitting = made as? C {
      keep(made, for: id)
      scene.screenWasBuilt(id)
      return fitting
    } else if let route {
      scene.report(.wrongContainer(route, wanted: "\(C.self)"))
    }
    return nil
  }

  /// Whether it has a place already: UIKit would stop the app, or show it once only (U35, U74).
  func isUsed(_ controller: UIViewController) -> Bool {
    node(of: controller) != nil || controller.parent != nil || controller.isUnentered
      || controller.presentingViewController != nil
      || controller.viewIfLoaded?.window?.rootViewController === controller
  }
}
