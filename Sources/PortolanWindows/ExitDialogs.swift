package import Portolan

/// The dialogs of screens that are asked before they close, one after the other.
///
/// Each stands in a window of its own, above all that the scene shows and beneath its curtains. So no
/// layer, transition or container of other code is in the way, and no reading finds a dialog.
@MainActor package final class ExitDialogs {
  private var waiting: [LeavingDialog] = []
  private var shown: Shown?
  private var covered = CoveredWindows()
  private weak var base: UIWindow?
  private let curtains: CurtainWindows

  private struct Shown {
    let dialog: LeavingDialog
    let window: UIWindow
    let watch: TurnWatch
  }

  /// Shows dialogs beneath the curtains of the same host.
  package init(_ curtains: CurtainWindows) { self.curtains = curtains }

  /// Shows a dialog over all other windows of the scene of this one; false when it has none.
  package func show(_ dialog: LeavingDialog, over window: UIWindow?) -> Bool {
    guard let window, window.windowScene != nil else { return false }
    base = window
    waiting.append(dialog)
    showNext()
    return true
  }

  /// Takes a dialog away at once.
  package func takeAway(_ dialog: LeavingDialog) {
    waiting.removeAll { $0 === dialog }
    close(dialog)
  }

  private func showNext() {
    guard shown == nil, let base, let scene = base.windowScene, let dialog = waiting.first else {
      return
    }
    waiting.removeFirst()
    let window = UIWindow(windowScene: scene)
    window.windowLevel = UIWindow.Level(
      rawValue: max(base.windowLevel.rawValue, UIWindow.Level.alert.rawValue))
    window.accessibilityViewIsModal = true
    window.tintColor = base.tintColor
    window.overrideUserInterfaceStyle = base.overrideUserInterfaceStyle
    let root = ExitDialogRoot(over: base.rootViewController)
    window.rootViewController = root
    covered.key = scene.keyWindow
    window.isHidden = false
    covered.cover(
      scene.windows.filter {
        $0.windowLevel.rawValue <= window.windowLevel.rawValue && $0 !== window && !$0.isSystems
      })
    window.makeKey()
    let watch = TurnWatch(window) { [weak self, weak root] in
      if root?.presentedViewController == nil { self?.hasGone(dialog) }
    }
    shown = Shown(dialog: dialog, window: window, watch: watch)
    curtains.keepCovered()
    root.present(
      UIAlertController(dialog.words) { [weak self] choice in
        self?.close(dialog)
        dialog.answer(choice)
      }, animated: true)
  }

  /// Answers a dialog whose alert other code has dismissed: the screen stays.
  ///
  /// A button's handler may come in the turn in which its alert goes (U101).
  private func hasGone(_ dialog: LeavingDialog) {
    Task { [weak self] in
      self?.close(dialog)
      dialog.answer(nil)
    }
  }

  private func close(_ dialog: LeavingDialog) {
    guard let window = shown?.window, shown?.dialog === dialog else { return }
    shown = nil
    window.isHidden = true
    window.rootViewController = nil
    window.windowScene = nil
    covered.uncover()
    curtains.keepCovered()
    showNext()
  }
}

/// What presents a dialog in its window: the scene beneath decides on bars and orientations.
package final class ExitDialogRoot: UIViewController {
  private weak var beneath: UIViewController?

  fileprivate init(over beneath: UIViewController?) {
    self.beneath = beneath
    super.init(nibName: nil, bundle: nil)
  }

  /// Not available: it is made by code.
  package required init?(coder: NSCoder) { nil }

  package override var childForStatusBarStyle: UIViewController? { beneath }
  package override var childForStatusBarHidden: UIViewController? { beneath }

  package override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    beneath?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }
}

extension UIAlertController {
  /// An alert with these words; `choose` gets nil for the button that cancels (U102).
  fileprivate convenience init(
    _ words: DialogWords, choose: @escaping @MainActor (DialogWords.Choice?) -> Void
  ) {
    self.init(title: words.title, message: words.message, preferredStyle: .alert)
    for choice in words.choices {
      let style: UIAlertAction.Style = choice.isDestructive ? .destructive : .default
      addAction(UIAlertAction(title: choice.text, style: style) { _ in choose(choice) })
    }
    addAction(UIAlertAction(title: words.cancel, style: .cancel) { _ in choose(nil) })
  }
}
