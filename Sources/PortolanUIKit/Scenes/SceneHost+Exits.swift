import Portolan
import PortolanWindows

extension UIWindow {
  /// Whether it shows the dialog of a screen that is asked before it closes, which is no layer.
  package var showsExitDialog: Bool { rootViewController is ExitDialogRoot }
}

extension SceneHost {
  func show(_ dialog: LeavingDialog) -> Bool { exits.show(dialog, over: window) }

  func takeAway(_ dialog: LeavingDialog) { exits.takeAway(dialog) }
}
