import Portolan

extension Screens {
  /// UIKit's alert or action sheet of a layer; nil for other screens, and without words.
  func dialog(for id: NodeID, in tree: NavigationTree) -> UIAlertController? {
    guard let layer = tree.layerRoots.firstIndex(of: id), let style = tree.layerStyles[layer],
      style.isDialog, let words = first({ $0.dialog(id, scene) })
    else { return nil }
    let dialog = UIAlertController(words, as: style.kind == .alert ? .alert : .actionSheet) {
      [delegate] in delegate.observer?.screenMayHaveSettled()
    }
    keep(dialog, for: id)
    scene.screenWasBuilt(id)
    return dialog
  }
}

extension UIAlertController {
  /// Each button has an action: UIKit tells of the end of an alert in no other way, and takes no subclass (U101, U102).
  fileprivate convenience init(
    _ words: DialogWords, as style: Style, whenGone: @escaping () -> Void
  ) {
    self.init(title: words.title, message: words.message, preferredStyle: style)
    for choice in words.choices {
      let style: UIAlertAction.Style = choice.isDestructive ? .destructive : .default
      addAction(
        UIAlertAction(title: choice.text, style: style) { _ in
          choice.action()
          whenGone()
        })
    }
    addAction(UIAlertAction(title: words.cancel, style: .cancel) { _ in whenGone() })
  }
}
