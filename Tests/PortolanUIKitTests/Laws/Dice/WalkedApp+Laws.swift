import HeadlessUIKit
import PortolanUIKit

@testable import Portolan

extension WalkedApp {
  /// The tree as it is, without a look at the screen.
  var peeked: NavigationTree { scene.traffic.tree }

  /// Whether a screen of the tree wants to be asked before it closes.
  var asksBeforeLeaving: Bool { peeked.frontFirst.contains(where: scene.asksBeforeLeaving) }

  /// The law about the screen that is broken while nothing moves, in words.
  ///
  /// The list of More is nothing in the tree: while it is in front, no tab is on screen, and the tree
  /// keeps the one before.
  /// A popover whose source has gone comes as a sheet; once that was reported, both count as one.
  func brokenLawOfWindow(lacksSource: Bool = false) -> String? {
    let tree = lacksSource ? peeked.picture.withPopoversAsSheets : peeked.picture
    let shown = lacksSource ? picture(of: window).withPopoversAsSheets : picture(of: window)
    let wanted = isListInFront ? tree.withoutSelectedTab : tree
    if shown != wanted { return "law 2: \(shown) on screen, the tree is \(wanted)" }
    if let place = blankPlace { return "law 12: \(place) is blank in \(shown)" }
    return brokenLawOfCurtains
  }

  /// Whether UIKit shows the list of the tabs that have no place on the bar (U113).
  private var isListInFront: Bool {
    // A drawer of the app's own stands beside the part.
    chain.flatMap { [$0] + $0.children }.contains {
      ($0 as? UITabBarController).map { $0.frontPlace == NSNotFound } == true
    }
  }

  private var brokenLawOfCurtains: String? {
    let wanted = (scene.curtains?.all ?? []).map(\.traffic.tree.picture)
    let windows = screen.windows.filter {
      ($0.rootViewController as? SceneRootController)?.scene.isCurtain == true
    }
    let shown = windows.map { picture(of: $0) }
    return shown == wanted ? nil : "law 2: curtains \(shown) on screen, the trees are \(wanted)"
  }

  /// What is on screen without content, in words.
  var blankPlace: String? {
    for layer in [root] + Array(chain.dropFirst()) {
      guard layer.viewIfLoaded?.window != nil else { continue }
      if layer === root {
        guard !scene.traffic.tree.layers.isEmpty else { continue }
        guard let part = root.children.first(where: { !($0 is DrawerController) }) else {
          return "the root"
        }
        if let found = blank(beneath: part) { return found }
      } else if let found = blank(beneath: layer) {
        return found
      }
    }
    return nil
  }

  private func isEmptyRefuge(_ controller: UIViewController) -> Bool {
    root.node(of: controller).map {
      peeked.contains($0) && peeked.route(of: $0)?.isEmptyRefuge == true
    }
      ?? false
  }

  private func blank(beneath controller: UIViewController) -> String? {
    guard controller.viewIfLoaded?.window != nil else { return nil }
    switch controller {
    case let stack as UINavigationController:
      guard let top = stack.topViewController else { return "an empty stack" }
      return blank(beneath: top)
    case let tabs as UITabBarController:
      // The list of More is content of UIKit's.
      guard tabs.frontPlace != NSNotFound else { return nil }
      return blank(beneath: tabs.memberControllers[tabs.frontPlace])
    case let split as UISplitViewController:
      return split.columnControllers.lazy.compactMap { self.blank(beneath: $0) }.first
    case let pages as UIPageViewController:
      guard let page = pages.viewControllers?.first else { return "a book without a page" }
      return blank(beneath: page)
    case let own as any MemberContainer:
      guard own.members.indices.contains(own.selectedPosition) else { return "a container" }
      return blank(beneath: own.members[own.selectedPosition])
    // The library's own screen where no other may be shown.
    case let own where isEmptyRefuge(own): return nil
    case is TestScreen, is OtherScreen, is EmptyColumn, is UIAlertController: return nil
    // The system's own, such as a menu.
    case let other where "\(type(of: other))".hasPrefix("_"): return nil
    case let holder:
      let child = holder.children.first { $0.viewIfLoaded?.window != nil }
      return child.map { blank(beneath: $0) } ?? "a \(type(of: holder))"
    }
  }
}

extension String {
  /// The picture of tabs without the mark of the selected one.
  fileprivate var withoutSelectedTab: String {
    guard let start = firstRange(of: "main[")?.upperBound else { return self }
    var depth = 0
    var result = String(self[..<start])
    var isAtStart = true
    for character in self[start...] {
      if character == "*", depth == 0, isAtStart { continue }
      if character == "[" || character == "(" || character == "{" || character == "<" { depth += 1 }
      if character == "]" || character == ")" || character == "}" || character == ">" { depth -= 1 }
      isAtStart = character == " " && depth == 0
      result.append(character)
    }
    return result
  }
}
