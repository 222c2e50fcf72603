import Portolan
import PortolanWindows

extension SceneHost {
  func show(_ dialog: LeavingDialog) -> Bool { exits.show(dialog, over: window) }

  func takeAway(_ dialog: LeavingDialog) { exits.takeAway(dialog) }
}
