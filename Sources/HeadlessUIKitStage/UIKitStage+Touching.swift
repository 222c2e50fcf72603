public import Foundation
import HeadlessUIKit
public import Portolan
public import PortolanTesting

extension UIKitStage {
  /// Taps a control or tab by its name; see `Stage.tap(_:fileID:line:)`.
  public func tap(
    _ name: String, until holds: (() -> Bool)?, from site: CallSite
  ) async throws {
    try await touch(name, until: holds, from: site) { () throws(HeadlessTouchError) in
      try screen.tap(name)
    }
  }

  /// Replaces the text of a field by typing; see `Stage.type(_:into:fileID:line:)`.
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

  /// Drags the front screen back or the front sheet down; see `Stage.drag(_:fileID:line:)`.
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

  /// Opens a URL with the app's scene delegate; throws a `StageError` on a stage without one.
  public func open(_ url: URL, from site: CallSite) async throws {
    try await touch(from: site) {
      guard screen.scene.delegate != nil else {
        throw StageError(.noSceneDelegate, on: self, from: site)
      }
      screen.open(url)
    }
  }

  /// Sends the app to the background or brings it back.
  public func setForeground(_ isInFront: Bool, from site: CallSite) async throws {
    try await touch(from: site) {
      if isInFront { screen.enterForeground() } else { screen.enterBackground() }
    }
  }

  /// Gives the window another size; see `Stage.resize(to:fileID:line:)`.
  public func resize(to size: CGSize, from site: CallSite) async throws {
    try await touch(from: site) { screen.change(to: size) }
  }
}
