import Portolan
import PortolanWindows

extension SceneHost: WindowHost {
  /// Whether the root is in a window that is shown, or a layer that covers it wholly (U75).
  var isOnScreen: Bool { root?.frontmost.viewIfLoaded?.window?.isHidden == false }
  var isInSight: Bool { isOnScreen }
  nonisolated static var root: String { "root controller" }
  var isCompact: Bool { root?.room(in: window)?.horizontalSizeClass != .regular }

  func clear() {
    // Its steps would go on in a root that is empty.
    abandon()
    guard let root else { return }
    close()
    root.switchPart(to: nil, .cut, animated: false) {}
    screens.forget()
  }
}
