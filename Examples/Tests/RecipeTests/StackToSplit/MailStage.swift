import Foundation
import HeadlessSwiftUI
import HeadlessSwiftUIStage
import HeadlessUIKit
import HeadlessUIKitStage
import Portolan
import PortolanTesting
import StackToSplit
import StackToSplitSwiftUI
import StackToSplitUIKit
import Testing

/// The framework that shows the mail.
enum MailFramework: CaseIterable, Sendable { case uikit, swiftui }

/// The mail on a screen that is turned and resized, in one of the frameworks.
@MainActor final class MailStage {
  nonisolated static let phone = CGSize(width: 390, height: 844)
  nonisolated static let tablet = CGSize(width: 1_024, height: 768)

  let app = MailApp()
  let stage: any Stage
  private let screen: HeadlessScreen
  private let faults: @MainActor () -> [String]
  private let swipe: @MainActor () throws -> Void
  private let tapBack: @MainActor () throws -> Void

  init(_ framework: MailFramework, _ size: CGSize) async throws {
    let app = app
    switch framework {
    case .uikit:
      let stage = UIKitStage { app.start(in: $0) }
      (self.stage, screen) = (stage, stage.screen)
      faults = { stage.screen.faults.map { "\($0)" } }
      swipe = { #expect(stage.screen.beginSwipeBack()) }
      tapBack = { try stage.screen.tap("Back") }
    case .swiftui:
      let stage = SwiftUIStage { app.rootView }
      app.navigator.show(.mail)
      (self.stage, screen) = (stage, stage.scene.screen)
      faults = { stage.scene.faults.map { "\($0)" } }
      swipe = { try stage.scene.beginSwipeBack() }
      tapBack = { try stage.scene.tapBack() }
    }
    screen.rotate(to: size, on: .pad)
    try await stage.settle()
  }

  /// Expects that screen and tree agree on a picture.
  func expect(_ picture: String, _ location: SourceLocation = #_sourceLocation) {
    #expect(stage.picture == picture, "the screen", sourceLocation: location)
    #expect(app.navigator.tree.picture == picture, "the tree", sourceLocation: location)
    #expect(faults() == [], sourceLocation: location)
  }

  func tap(_ labels: String...) async throws {
    for label in labels { try await stage.tap(label) }
  }

  /// Gives the window another size, and lets it come to rest.
  func resize(to size: CGSize) async throws {
    resizeAtOnce(to: size)
    try await stage.settle()
  }

  /// Gives the window another size while something may move.
  func resizeAtOnce(to size: CGSize) { screen.rotate(to: size, on: .pad) }

  func beginSwipeBack() throws { try swipe() }

  func back() async throws {
    try tapBack()
    try await stage.settle()
  }
}
