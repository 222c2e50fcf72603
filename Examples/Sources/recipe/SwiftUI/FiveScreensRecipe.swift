import FiveScreens
import Foundation
import HeadlessSwiftUI
import PortolanSwiftUI

/// Five screens by path: said in values, in names and in links.
@MainActor enum FiveScreensRecipe {
  static func run() async throws {
    for wording in Wording.allCases {
      let app = FiveScreensApp(wording)
      let view = HeadlessScene { app.rootView }
      let stage = ViewStage(view: view, scene: app.navigator.scene)
      try await stage.step("start, saying it in \(wording.rawValue)")
      try await stage.step("tap The furthest view") { try view.tap("The furthest view") }
      for _ in 0..<4 { try await stage.step("tap Back") { try view.tapBack() } }
      try await stage.step("tap The fourth alone") { try view.tap("The fourth alone") }
      try await stage.step("tap Back") { try view.tapBack() }
      for label in ["First", "Second", "Third", "Root View"] {
        try await stage.step("tap \(label)") { try view.tap(label) }
      }
      try await stage.step("open five://first/second") {
        if let link = URL(string: "five://first/second") { view.open(link) }
      }
      view.close()
    }
  }
}
