import Portolan

extension Screens {
  /// UIKit's alert or action sheet of a layer, built when it is new; nil for other styles, and without
  /// words, which is reported.
  func dialog(
    for id: NodeID, as style: PresentationStyle, in tree: NavigationTree
  ) -> UIAlertController? {
    guard style.isDialog else { return nil }
    if let known = existing(id) { return known as? UIAlertController }
    guard tree.isScreen(id), let words = first({ $0.dialog(id, scene) }) else {
      scene.report(.noWords(tree.route(of: id)))
      return nil
    }
    let dialog = UIAlertController(words, as: style.kind == .alert ? .alert : .actionSheet) {
      [reports] in reports.observer?.screenMayHaveSettled()
    }
    keep(dialog, for: id)
    scene.screenWasBuilt(id)
    return dialog
  }
}

extension UIAlertController {
  /// Each button has an action: UIKit tells of the end of an alert in no other way, and takes no subclass
  /// (U101, U102).
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
