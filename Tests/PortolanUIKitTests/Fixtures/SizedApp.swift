import Foundation
import HeadlessUIKit
import Portolan
import PortolanUIKit
import TestSupport
import Testing

/// An app on a screen that is turned and resized.
@MainActor protocol SizedApp: AnyObject {
  associatedtype R: NavigationRoute
  var screen: HeadlessScreen { get }
  var navigator: Navigator<R> { get }
  var window: UIWindow { get }
  /// The codes of what was diagnosed, in order.
  var codes: [String] { get }
}

extension SizedApp {
  nonisolated static var wide: CGSize { CGSize(width: 1_024, height: 768) }
  nonisolated static var narrow: CGSize { CGSize(width: 390, height: 844) }

  /// What the screen shows.
  var shown: String { picture(of: window) }

  /// Lets tasks run without letting time pass.
  func breathe() async {
    for _ in 0..<2 { await letTasksRun() }
    await screen.sleepersSleep(of: navigator.scene)
  }

  func settle() async {
    for _ in 0..<40 {
      await breathe()
      screen.turn()
      screen.finishTransitions()
      for _ in 0..<2 { await letTasksRun() }
      if !navigator.scene.isBusy, !screen.isTransitioning { break }
    }
    for _ in 0..<2 { await letTasksRun() }
    screen.turn()
  }

  /// Settles, and expects that screen and tree agree on a picture, and that no wait has ended at the
  /// navigator's deadline.
  func expect(_ picture: String, _ location: SourceLocation = #_sourceLocation) async {
    await settle()
    #expect(shown == picture, "the screen", sourceLocation: location)
    #expect(navigator.tree.picture == picture, "the tree", sourceLocation: location)
    #expect(screen.faults == [], sourceLocation: location)
    #expect(!codes.contains("NAV088"), "the host's deadline", sourceLocation: location)
  }

  func rotate(
    to size: CGSize, _ picture: String, _ location: SourceLocation = #_sourceLocation
  ) async {
    screen.rotate(to: size, on: screen.device ?? .pad)
    await expect(picture, location)
  }

  /// The law that is broken while nothing moves, in words.
  var brokenLawOfRest: String? {
    if navigator.scene.isBusy { return "law 9: something waits for ever" }
    if !screen.faults.isEmpty { return "faults: \(screen.faults)" }
    let faults = TestApp.faultyCodes.intersection(codes)
    return faults.isEmpty ? nil : "diagnosed: \(faults)"
  }
}
