import Portolan
import PortolanWindows

/// The controllers of the tree's nodes; it releases those of nodes that left the tree.
@MainActor final class Screens {
  let scene: SceneNavigator
  let assemblies: [AnyAssembly]
  let reports: ContainerReports
  private var controllers: [NodeID: UIViewController] = [:]
  private var identities: [ObjectIdentifier: NodeID] = [:]
  /// What stands in front of the delegates of containers, which hold it weakly.
  private(set) var fronts: [NodeID: DelegateFront] = [:]
  private var splits: Set<NodeID> = []
  private var pages: [NodeID: PageTurns] = [:]
  private var lists: [NodeID: TabList] = [:]
  private(set) var stacks: [NodeID: UINavigationController] = [:]
  /// The stacks of tabs that were never entered, by the routes that stand first in them.
  private var unentered: [NodeID: [AnyRoute: UINavigationController]] = [:]
  /// The tabs that are values: none in most apps, however many lists there are.
  private var tabValues: [NodeID: any TabValueList] = [:]
  /// The nodes that come with the current plan; those that were built earlier may be out of date.
  private(set) var coming: Set<NodeID> = []
  var transitions = KnownTransitions()
  /// The nodes whose controllers zoom.
  var zooming: Set<NodeID> = []
  /// Nodes that had left the tree when a plan showed them: empty controllers stand in for their screens.
  var standIns: Set<NodeID> = []
  /// Containers that the current plan has updated.
  var upToDate: Set<NodeID> = []

  init(_ scene: SceneNavigator, _ assemblies: [AnyAssembly], reports: ContainerReports) {
    self.scene = scene
    self.assemblies = assemblies
    self.reports = reports
  }

  /// A plan begins: controllers out of sight are as they were left.
  func begin(_ plan: NavigationPlan) {
    coming = plan.coming.isEmpty ? [] : Set(plan.coming)
    upToDate = []
  }

  /// The node that a controller was built for; nil for a controller of other code.
  func node(of controller: UIViewController) -> NodeID? { identities[ObjectIdentifier(controller)] }

  /// The nodes whose controllers were built.
  var nodes: some Sequence<NodeID> { controllers.keys }

  /// The controller of a node that was built before.
  func existing(_ id: NodeID) -> UIViewController? { controllers[id] }

  /// The controllers of a stack's elements; other code's controllers exist or have gone.
  func elements(
    _ ids: [NodeID], of stack: UINavigationController, in tree: NavigationTree
  ) -> [UIViewController] {
    var elements: [UIViewController] = []
    for id in ids {
      if let foreign = tree.foreign(id) {
        elements += stack.viewControllers.filter { ForeignID($0) == foreign }
      } else {
        elements.append(arriving(id, in: tree, under: stack))
      }
    }
    return elements
  }

  /// The controller of a node, built with all beneath it when it is new.
  func controller(for id: NodeID, in tree: NavigationTree) -> UIViewController {
    if let controller = controllers[id], !isOutOfDate(id) { return controller }
    let controller = build(id, in: tree)
    if controllers[id] !== controller { keep(controller, for: id) }
    upToDate.insert(id)
    return controller
  }

  /// Whether an empty controller stands in for the screen of a node that another map has brought back.
  func isOutOfDate(_ id: NodeID) -> Bool { standIns.contains(id) && scene.currentTree.contains(id) }

  /// From now on the node's controller is known, also to the tasks that update it.
  func keep(_ controller: UIViewController, for id: NodeID) {
    if let old = controllers.updateValue(controller, forKey: id) {
      identities[ObjectIdentifier(old)] = nil
    }
    identities[ObjectIdentifier(controller)] = id
  }

  /// The controller in each place of a container.
  func members(of container: NodeID, in tree: NavigationTree) -> [UIViewController] {
    let places = 0..<tree.placeCount(of: container)
    followMembers(of: container, in: tree)
    return places.map { member(at: $0, of: container, in: tree) }
  }

  /// Tells the list of a container which members there are.
  func followMembers(of container: NodeID, in tree: NavigationTree) {
    let places = 0..<tree.placeCount(of: container)
    list(of: container).follow(
      places.map { tree.memberRoute(at: $0, of: container) },
      of: places.map { tree.child(at: $0, of: container) })
  }

  /// The controller in a place of a container: the member's, or a slot that was never entered.
  func member(at position: Int, of container: NodeID, in tree: NavigationTree) -> UIViewController {
    let child = tree.child(at: position, of: container)
    let member =
      child.map { arriving($0, in: tree, under: existing(container)) }
      ?? slot(at: position, of: container, in: tree)
    guard let route = tree.memberRoute(at: position, of: container) else { return member }
    let list = list(of: container)
    if let child { list.note(route, of: child) }
    if let item = list.item(for: route) { member.tabBarItem = item }
    return member
  }

  /// What stands for a member that was never entered: in tabs the app's stack, and in a column what the
  /// app has for an empty one.
  private func slot(
    at position: Int, of container: NodeID, in tree: NavigationTree
  ) -> UIViewController {
    let kind = tree.kind(of: container)
    guard let route = tree.memberRoute(at: position, of: container) else {
      return SlotViewController()
    }
    if kind == .tabs, scene.maps.hasOwnStack(route) {
      return unenteredStack(for: route, in: container)
    }
    let old = existing(container)?.memberStep?.member(at: position) as? SlotViewController
    if let old, old.isUnentered, old.route == route { return old }
    let slot = SlotViewController(
      showing: kind == .split ? { [weak self] in self?.first { $0.emptyColumn(route) } } : nil)
    slot.route = route
    return slot
  }

  /// The items of a container's members.
  func list(of container: NodeID) -> TabList {
    if let list = lists[container] { return list }
    let list = TabList(
      item: { [weak self] route in self?.first { $0.tabItem(route) } },
      listing: { [weak self] route in self?.first { $0.tabListing(route) } },
      prepareTab: { [weak self] tab, route in
        for assembly in self?.assemblies ?? [] { assembly.prepareTab(tab, route) }
      })
    lists[container] = list
    return list
  }

  private func unenteredStack(for route: AnyRoute, in tabs: NodeID) -> UINavigationController {
    if let stack = unentered[tabs]?[route] { return stack }
    let own = first { $0.stack(route) }
    if let own, isUsed(own) { scene.report(.inUse(route.label.text)) }
    let stack = own.flatMap { isUsed($0) ? nil : $0 } ?? UINavigationController()
    let slot = SlotViewController()
    slot.route = route
    stack.setViewControllers([slot], animated: false)
    unentered[tabs, default: [:]][route] = stack
    return stack
  }

  /// Gives away the stack that stands in tabs for a member that is entered now.
  func enterStack(for route: AnyRoute, in tabs: NodeID?) -> UINavigationController? {
    tabs.flatMap { unentered[$0]?.removeValue(forKey: route) }
  }

  /// Groups tabs where there is room for a sidebar, and not where there is none.
  func adaptTabs() { for values in tabValues.values { values.adapt() } }

  /// The first assembly's controller for the route; a lazy map would ask that assembly twice.
  func first<Made>(_ make: (AnyAssembly) -> Made?) -> Made? {
    for assembly in assemblies {
      if let made = make(assembly) { return made }
    }
    return nil
  }

  /// Whether the host shows any split.
  var hasSplits: Bool { !splits.isEmpty }

  /// Releases all controllers: another host shows them.
  func forget() {
    (controllers, identities, lists, stacks) = ([:], [:], [:], [:])
    (unentered, tabValues, fronts, pages) = ([:], [:], [:], [:])
    (splits, zooming, standIns) = ([], [], [])
    transitions = KnownTransitions()
  }

  /// Stands in front of the delegate of a new stack.
  func watch(_ stack: UINavigationController, of id: NodeID) {
    stacks[id] = stack
    fronts[id] = NavigationFront(reports, of: stack)
  }

  /// Stands in front of the delegate of a new split, which knows the column in front.
  func watch(_ split: UISplitViewController, of id: NodeID) {
    splits.insert(id)
    fronts[id] = SplitColumns(reports, of: split)
  }

  /// Lets a user turn new pages where the navigator allows it.
  func watch(_ controller: UIPageViewController, of id: NodeID) {
    let turns = PageTurns(reports, of: controller)
    (pages[id], fronts[id]) = (turns, turns)
  }

  /// Stands in front of the delegate of new tabs, which may be UIKit's values.
  func watch(_ tabs: UITabBarController, of id: NodeID) {
    let list = list(of: id)
    guard #available(iOS 18.0, visionOS 2.0, *), TabListing.needsTabValues(list.listings) else {
      return fronts[id] = TabBarFront(reports, of: tabs)
    }
    let values = TabValues(reports, of: tabs)
    values.list = list
    (tabValues[id], fronts[id], list.values) = (values, values, values)
  }

  /// The pages of the tree that do not turn, and the place of the one in front.
  var pagesAtRest: [(id: NodeID, place: Int)] {
    if pages.isEmpty { return [] }
    return pages.filter { !$1.isTurning && scene.currentTree.contains($0) }.map { ($0, $1.place) }
  }

  /// Whether a page turns in a window.
  var isPageTurning: Bool { !pages.isEmpty && pages.values.contains(where: \.isBusy) }

  /// Releases a node.
  func release(_ id: NodeID) {
    (lists[id], stacks[id], unentered[id]) = (nil, nil, nil)
    (tabValues[id], fronts[id], pages[id]) = (nil, nil, nil)
    splits.remove(id)
    transitions.forget(id)
    zooming.remove(id)
    standIns.remove(id)
    guard let controller = controllers.removeValue(forKey: id) else { return }
    identities[ObjectIdentifier(controller)] = nil
  }
}
