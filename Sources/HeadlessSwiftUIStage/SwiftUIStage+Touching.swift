public import Foundation
import HeadlessSwiftUI
import HeadlessUIKitStage
public import Portolan
public import PortolanTesting

extension SwiftUIStage {
  /// Taps a control or tab by its name; see `Stage.tap(_:fileID:line:)`.
  public func tap(
    _ name: String, until holds: (() -> Bool)?, from site: CallSite
  ) async throws {
    try await touch(name, until: holds, from: site) { () throws(HeadlessTouchError) in
      try scene.touch(name)
    }
  }

  /// Replaces the text of a field by typing; see `Stage.type(_:into:fileID:line:)`.
  public func type(_ text: String, into name: String, from site: CallSite) async throws {
    try await touch(name, from: site) { () throws(HeadlessTouchError) in
      try scene.type(text, into: name)
    }
  }

  private func touch(
    _ name: String, until holds: (() -> Bool)? = nil, from site: CallSite,
    _ action: @MainActor () throws(HeadlessTouchError) -> Void
  ) async throws {
    try await touch(from: site, when: { scene.canTouch(name) }, until: holds) {
      do throws(HeadlessTouchError) { try action() } catch {
        throw StageError(StageError.Problem(error, texts: texts), on: self, from: site)
      }
    }
  }

  /// Drags the front screen back or the front sheet down; see `Stage.drag(_:fileID:line:)`.
  public func drag(_ direction: StageDrag, from site: CallSite) async throws -> Bool {
    try await touch(from: site) {
      guard direction == .back ? scene.hasWayBack : scene.hasCard else {
        throw StageError(.nothingToDrag(direction), on: self, from: site)
      }
      do throws(HeadlessTouchError) {
        switch direction {
        case .back:
          try scene.beginSwipeBack()
          scene.finishSwipeBack()
        case .down:
          try scene.beginSheetDrag()
          scene.finishSheetDrag()
        }
        return true
      } catch {
        // The app does not let it go.
        return false
      }
    }
  }

  /// Opens a URL: every `onOpenURL` in the views gets it.
  public func open(_ url: URL, from site: CallSite) async throws {
    try await touch(from: site) {
      if scene.screen.scene.activationState == .background { scene.screen.enterForeground() }
      scene.open(url)
    }
  }

  /// Sends the app to the background or brings it back.
  public func setForeground(_ isInFront: Bool, from site: CallSite) async throws {
    try await touch(from: site) {
      if isInFront { scene.screen.enterForeground() } else { scene.screen.enterBackground() }
    }
  }

  /// Gives the window another size; see `Stage.resize(to:fileID:line:)`.
  public func resize(to size: CGSize, from site: CallSite) async throws {
    try await touch(from: site) { scene.screen.change(to: size) }
  }
}
