public import Foundation
import HeadlessUIKit
public import Portolan
public import PortolanTesting

extension UIKitStage {
  /// Taps what has a name.
  public func tap(
    _ name: String, until holds: (() -> Bool)?, from site: CallSite
  ) async throws {
    try await touch(name, until: holds, from: site) { () throws(HeadlessTouchError) in
      try screen.tap(name)
    }
  }

  /// Types into a field.
  public func type(_ text: String, into name: String, from site: CallSite) async throws {
    try await touch(name, from: site) { () throws(HeadlessTouchError) in
      try screen.type(text, into: name)
    }
  }

  private func touch(
    _ name: String, until holds: (() -> Bool)? = nil, from site: CallSite,
    _ action: @MainActor () throws(HeadlessTouchError) -> Void
  ) async throws {
    try await touch(from: site, when: { screen.canTouch(name) }, until: holds) {
      do throws(HeadlessTouchError) { try action() } catch {
        throw StageError(StageError.Problem(error, texts: texts), on: self, from: site)
      }
    }
  }

  /// Drags a screen back or a sheet down.
  public func drag(_ direction: StageDrag, from site: CallSite) async throws -> Bool {
    try await touch(from: site) {
      switch direction {
      case .back:
        guard screen.hasWayBack else { break }
        guard screen.beginSwipeBack() else { return false }
        screen.finishSwipeBack()
        return true
      case .down:
        guard screen.hasCard else { break }
        guard screen.beginSheetDrag() else { return false }
        screen.finishSheetDrag()
        return true
      }
      throw StageError(.nothingToDrag(direction), on: self, from: site)
    }
  }

  /// Opens an address by the scene's delegate.
  public func open(_ url: URL, from site: CallSite) async throws {
    try await touch(from: site) {
      guard screen.scene.delegate != nil else {
        throw StageError(.noSceneDelegate, on: self, from: site)
      }
      screen.open(url)
    }
  }

  /// Sends the scene to the background or brings it back.
  public func setForeground(_ isInFront: Bool, from site: CallSite) async throws {
    try await touch(from: site) {
      if isInFront { screen.enterForeground() } else { screen.enterBackground() }
    }
  }

  /// Gives the window another size.
  public func resize(to size: CGSize, from site: CallSite) async throws {
    try await touch(from: site) { screen.change(to: size) }
  }
}
