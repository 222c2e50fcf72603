import Foundation
import HeadlessUIKit
import PortolanUIKit
import StackToSplit
import StackToSplitUIKit

/// One map on a phone and on a tablet, and in a window that becomes one and the other.
@MainActor enum StackToSplitRecipe {
  static func run() async throws {
    try await HeadlessScreen.run { screen in
      let app = MailApp(clock: screen.clock)
      let stage = Stage(screen: screen, navigator: app.navigator)
      let window = screen.makeWindow()
      try await stage.step("start on a phone: one list") { app.start(in: window) }
      try await stage.step("tap Inbox") { try screen.tap("Inbox") }
      try await stage.step("tap Message 1: pushed") { try screen.tap("Message 1") }
      try await stage.step("the window becomes wide: two columns") {
        screen.rotate(to: CGSize(width: 1_024, height: 768), on: .pad)
      }
      try await stage.step("tap Message 2: the list stays") { try screen.tap("Message 2") }
      try await stage.step("tap Attachment") { try screen.tap("Attachment") }
      try await stage.step("the window becomes narrow: all is there") {
        screen.rotate(to: CGSize(width: 390, height: 844), on: .pad)
      }
      try await stage.step("a link to message 7") { app.open(try link("messages/7")) }
      try await stage.step("tap Back: the list") { try screen.tap("Back") }
    }
  }

  private static func link(_ path: String) throws -> URL {
    guard let url = URL(string: "mail://\(path)") else { throw URLError(.badURL) }
    return url
  }
}
