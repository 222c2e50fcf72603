package import HeadlessUIKit
import Portolan
import PortolanTesting
import PortolanUIKit

/// What stands in the windows of a screen, read through public properties of the controllers.
@MainActor package struct UIKitPicture {
  private let windows: [UIWindow]

  /// Reads windows, lowest first.
  package init(_ windows: [UIWindow]) {
    self.windows = windows.filter { !$0.showsExitDialog }
  }

  /// All windows as one line.
  package var text: String { Picture.text(ofWindows: windows.map(layers)) }

  /// The roots of navigators that are shown.
  var roots: [SceneRootController] {
    windows.flatMap { window in
      chain(from: window.rootViewController).flatMap(roots)
    }
  }

  private func roots(in controller: UIViewController) -> [SceneRootController] {
    (controller as? SceneRootController).map { [$0] } ?? controller.children.flatMap(roots)
  }

  /// A controller, and what is presented over it, whoever presented it; a search belongs to its screen.
  private func chain(from root: UIViewController?) -> [UIViewController] {
    var chain: [UIViewController] = []
    var next = root
    while let controller = next, chain.last !== controller {
      if !(controller is UISearchController) { chain.append(controller) }
      next = controller.presentedViewController
    }
    return chain
  }

  private func layers(of window: UIWindow) -> [Picture.Layer] {
    let chain = chain(from: window.rootViewController)
    guard let base = chain.first, let content = element(for: base, in: nil) else { return [] }
    let root = roots(in: base).first
    let above = chain.dropFirst().flatMap { presented in
      let own = ownLayers(in: presented, of: root)
      let isWrap = !own.isEmpty && root?.node(of: presented) == nil
      return (isWrap ? [] : [layer(of: presented, in: root)]) + own
    }
    return [Picture.Layer(word(for: window), showing: content)] + ownLayers(in: base, of: root)
      + above
  }

  /// What the app presents itself within a controller, the lowest first.
  private func ownLayers(
    in controller: UIViewController, of root: SceneRootController?
  ) -> [Picture.Layer] {
    controller.children.flatMap { child in
      (ownStyle(of: child, in: root).map { style in
        [Picture.Layer(style, showing: element(for: child, in: root) ?? PictureNames.foreign)]
      } ?? []) + ownLayers(in: child, of: root)
    }
  }

  /// The word for a layer that the app presents itself; nil for other controllers.
  private func ownStyle(
    of controller: UIViewController, in root: SceneRootController?
  ) -> String? {
    guard let root, let node = root.node(of: controller) else { return nil }
    let names = PictureNames(root.scene)
    guard names.container(around: node) == nil, let style = names.style(ofLayerWith: node),
      controller.parent != nil
    else { return nil }
    return "\(style)"
  }

  /// What a window above the app's own is called; nil for that one.
  private func word(for window: UIWindow) -> String? {
    if window === windows.first { return nil }
    return (window.rootViewController as? SceneRootController)?.scene.isCurtain == true
      ? "curtain" : "window"
  }

  private func layer(
    of controller: UIViewController, in root: SceneRootController?
  ) -> Picture.Layer {
    let content = element(for: controller, in: root) ?? PictureNames.foreign
    guard let root, let node = root.node(of: controller) else {
      return Picture.Layer("foreign", showing: content)
    }
    let covers = controller.modalPresentationStyle == .fullScreen
    let style = PictureNames(root.scene).style(ofLayerWith: node)
    if let style, (style.kind == .fullScreen) == covers {
      return Picture.Layer("\(style)", showing: content)
    }
    return Picture.Layer(covers ? "fullScreen" : "sheet", showing: content)
  }

  /// What a controller is, and what stands in it; nil for the root of a navigator that shows
  /// nothing.
  private func element(
    for controller: UIViewController, in root: SceneRootController?
  ) -> Picture.Element? {
    if let root = controller as? SceneRootController {
      let part = root.children.last { child in
        root.node(of: child) != nil && ownStyle(of: child, in: root) == nil
      }
      return (part ?? root.children.last).flatMap { element(for: $0, in: root) }
    }
    let node = root?.node(of: controller)
    if node == nil, roots(in: controller).isEmpty { return PictureNames.foreign }
    let names = PictureNames(root?.scene)
    switch controller {
    case let stack as UINavigationController:
      return names.stack(node, stack.elements.compactMap { element(for: $0, in: root) })
    case let tabs as UITabBarController:
      return names.container(
        node, places(tabs.memberControllers, in: root), selected: tabs.frontPlace)
    case let split as UISplitViewController:
      return names.container(
        node, places(split.columnControllers, in: root), selected: split.frontColumn)
    case let pages as UIPageViewController:
      return names.container(
        node, places(pages.pageControllers, in: root), selected: pages.frontPage ?? -1)
    case let container as any MemberContainer:
      return names.container(
        node, places(container.members, in: root), selected: container.selectedPosition)
    default:
      guard let node else { return foreign(controller) }
      return names.screen(node)
    }
  }

  /// Other code's container around the root of a navigator is read as what it shows of it.
  private func foreign(_ controller: UIViewController) -> Picture.Element? {
    controller.children.lazy.compactMap { child in
      roots(in: child).isEmpty ? nil : element(for: child, in: nil)
    }.first ?? PictureNames.foreign
  }

  /// In a navigator's container what it has not built stands for a place that was never entered.
  private func places(
    _ members: [UIViewController], in root: SceneRootController?
  ) -> [Picture.Element?] {
    members.map { member in
      if let root, root.node(of: member) == nil { return nil }
      return element(for: member, in: root)
    }
  }
}
