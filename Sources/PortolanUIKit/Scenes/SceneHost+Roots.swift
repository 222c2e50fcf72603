import Portolan
import PortolanWindows

extension SceneHost: WindowHost {
  var isOnScreen: Bool { root?.viewIfLoaded?.window != nil }
  var twoRoots: Diagnostic { .twoRoots() }

  func clear() {
    guard let root else { return }
    close()
    root.switchPart(to: nil, .cut, animated: false) {}
    screens.forget()
  }
}
