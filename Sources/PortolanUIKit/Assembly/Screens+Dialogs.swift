import Portolan

extension Screens {
  /// UIKit's alert or action sheet of a layer; nil for other screens, and without words.
  func dialog(for id: NodeID, in tree: NavigationTree) -> UIAlertController? {
    guard let place = tree.layerRoots.firstIndex(of: id), let style = tree.layerStyles[place],
      style.isDialog, let words = first({ $0.dialog(id, scene) })
    else { return nil }
    return UIAlertController(words, as: style.kind == .alert ? .alert : .actionSheet) {
      [delegate] in delegate.observer?.screenMayHaveSettled()
    }
  }
}

extension UIAlertController {
  /// Each button has an action: UIKit tells of the end of an alert in no other way (U101).
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
