import Foundation
import HeadlessUIKit
import HeadlessUIKitStage
import Portolan
import PortolanTesting
import Shelf
import ShelfUIKit
import Testing

/// The shelf on a phone, with the storyboard that Xcode would make.
@MainActor final class ShelfStage {
  let app = ShelfApp()
  let stage: UIKitStage

  init() async throws {
    let app = app
    HeadlessArchives.main.add(Self.storyboard)
    stage = UIKitStage { app.start(in: $0) }
    try await stage.settle()
  }

  private static var storyboard: HeadlessStoryboard {
    HeadlessStoryboard("Shelf").screen("Book") { controller in
      let (title, author) = (UILabel(), UILabel())
      (controller as? BookOutlets)?.titleLabel = title
      (controller as? BookOutlets)?.authorLabel = author
      let column = UIStackView(arrangedSubviews: [title, author])
      column.axis = .vertical
      return column
    } make: {
      BookViewController(coder: $0)
    }
  }

  /// Expects that screen and tree agree on a picture.
  func expect(_ picture: String, _ location: SourceLocation = #_sourceLocation) {
    #expect(stage.picture == picture, "the screen", sourceLocation: location)
    #expect(app.navigator.tree.picture == picture, "the tree", sourceLocation: location)
    #expect(stage.screen.faults == [], sourceLocation: location)
  }

  /// Follows a link, and lets the screen come to rest.
  func open(_ path: String) async throws {
    app.open(try #require(URL(string: "shelf://\(path)")))
    try await stage.settle()
  }
}
