import Portolan

extension SceneHost {
  /// Hides the parts that are not in front from assistive technology in UIKit too: what a view says
  /// may not reach the controllers of stacks and tabs (S67).
  func concealParts() {
    guard let root = windowProbe?.parent else { return }
    for part in parts.parts {
      for screen in nodes.screens(in: part.id) {
        guard let probe = (nodes.existing(screen) as? ScreenModel)?.probe else { continue }
        let isConcealed = part.isHidden || part.isLeaving
        probe.outermost(within: root).viewIfLoaded?.accessibilityElementsHidden = isConcealed
      }
    }
  }
}

extension UIViewController {
  /// The controller around this one that stands immediately within another.
  fileprivate func outermost(within root: UIViewController) -> UIViewController {
    guard let parent, parent !== root else { return self }
    return parent.outermost(within: root)
  }
}
