import Portolan
import PortolanWindows

extension SceneHost: WindowHost {
  var isOnScreen: Bool { windowProbe?.viewIfLoaded?.window != nil }
  var twoRoots: Diagnostic { .twoRoots() }
}
