import HeadlessSwiftUI

extension TestApp {
  /// Whether a window shows a root.
  var isOpen: Bool { windows.last?.shell.isShown == true }

  /// Closes a window, as a person does; the navigator lives on.
  func closeWindow(at place: Int) {
    let window = windows.remove(at: place)
    window.screen.close()
    closedWindows.append(window)
  }

  func closeAllWindows() {
    while !windows.isEmpty { closeWindow(at: windows.count - 1) }
  }

  /// Takes the root of a window away; the other windows are in front of it then.
  func hideRoot(at place: Int) {
    let window = windows.remove(at: place)
    window.shell.isShown = false
    windows.insert(window, at: 0)
  }

  /// Shows the root of a window that has none, in front of all others.
  func showRoot(at place: Int) {
    let window = windows.remove(at: place)
    // Hidden and shown in one update, a root never goes, and stays behind the one that replaced it.
    window.screen.turn()
    window.shell.isShown = true
    // The root of another window may come in the same turn, after this one.
    window.screen.turn()
    windows.append(window)
  }

  /// What the windows behind the one in front show.
  var shownBehind: [String] {
    windows.dropLast().filter(\.shell.isShown).flatMap(\.screen.nodes.texts)
  }

  /// The mistakes in all windows.
  var faults: [String] { (closedWindows + windows).flatMap(\.screen.faults) }
}
