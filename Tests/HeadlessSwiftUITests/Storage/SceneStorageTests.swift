import Foundation
import HeadlessSwiftUI
import Testing

/// Values that a scene keeps by name.
@MainActor @Suite("SceneStorage keeps a value by its name for one scene") struct SceneStorageTests {
  fileprivate enum Size: String { case small, large }
  fileprivate enum Rank: Int { case low, high }

  private struct Draft: View {
    @SceneStorage("open") private var isOpen = false
    @SceneStorage("count") private var count = 1
    @SceneStorage("zoom") private var zoom = 1.0
    @SceneStorage("text") private var text = ""
    @SceneStorage("page") private var page = URL(filePath: "/start")
    @SceneStorage("data") private var data = Data([1])
    @SceneStorage("size") private var size = Size.small
    @SceneStorage("rank") private var rank = Rank.low
    var body: some View {
      Text("\(isOpen) \(count) \(zoom) \(text) \(page.path) \(data.count) \(size) \(rank)")
      TextField("Text", text: $text)
    }
  }

  private struct Reader: View {
    @SceneStorage("open") private var isOpen: Bool?
    @SceneStorage("count") private var count: Int?
    @SceneStorage("zoom") private var zoom: Double?
    @SceneStorage("text") private var text: String?
    @SceneStorage("page") private var page: URL?
    @SceneStorage("data") private var data: Data?
    @SceneStorage("size") private var size: Size?
    @SceneStorage("rank") private var rank: Rank?
    @AppStorage("text") private var other: String?
    var body: some View {
      Text("\(text ?? "none") \(other ?? "none")")
      Button("Change") {
        (isOpen, count, zoom, page, data) = (true, 2, 3, URL(filePath: "/end"), Data())
        (size, rank) = (.large, .high)
      }
    }
  }

  @Test func `views of a scene follow each other, the app's values are others`() throws {
    let scene = HeadlessScene {
      Draft()
      Reader()
    }
    #expect(scene.nodes.texts == ["false 1 1.0  /start 1 small low", "none none"])
    try scene.type("tea", into: "Text")
    try scene.tap("Change")
    scene.turn()
    #expect(scene.nodes.texts == ["true 2 3.0 tea /end 0 large high", "tea none"])
    #expect(HeadlessScene { Reader() }.nodes.texts == ["none none"])
  }
}
