import Foundation
import HeadlessSwiftUI
import Testing

/// Values that views keep by name.
@MainActor @Suite("AppStorage keeps a value by its name for all views") struct AppStorageTests {
  fileprivate enum Size: String { case small, large }
  fileprivate enum Rank: Int { case low, high }

  private struct Settings: View {
    @AppStorage("sound") private var hasSound = true
    @AppStorage("count") private var count = 1
    @AppStorage("volume") private var volume = 0.5
    @AppStorage("name") private var name = "nobody"
    @AppStorage("page") private var page = URL(filePath: "/start")
    @AppStorage("data") private var data = Data([1])
    @AppStorage("size") private var size = Size.small
    @AppStorage("rank") private var rank = Rank.low
    var body: some View {
      Text("\(hasSound) \(count) \(volume) \(name) \(page.path) \(data.count) \(size) \(rank)")
      TextField("Name", text: $name)
      Button("Change") {
        (hasSound, count, volume, page, data) = (false, 2, 1, URL(filePath: "/end"), Data())
        (size, rank) = (.large, .high)
      }
    }
  }

  private struct Reader: View {
    @AppStorage("sound") private var hasSound: Bool?
    @AppStorage("count") private var count: Int?
    @AppStorage("volume") private var volume: Double?
    @AppStorage("name") private var name: String?
    @AppStorage("page") private var page: URL?
    @AppStorage("data") private var data: Data?
    @AppStorage("size") private var size: Size?
    @AppStorage("rank") private var rank: Rank?
    var body: some View {
      let found: [Any?] = [hasSound, count, volume, name, page, data, size, rank]
      Text("\(found.count { $0 != nil }) of \(name ?? "none")")
      Button("Forget") {
        (hasSound, count, volume, name, page) = (nil, nil, nil, nil, nil)
        (data, size, rank) = (nil, nil, nil)
      }
    }
  }

  @Test func `views that name the same value follow each other`() throws {
    let scene = HeadlessScene {
      Settings()
      Reader()
    }
    #expect(scene.nodes.texts == ["true 1 0.5 nobody /start 1 small low", "0 of none"])
    try scene.tap("Change")
    try scene.type("Ada", into: "Name")
    scene.turn()
    #expect(scene.nodes.texts == ["false 2 1.0 Ada /end 0 large high", "8 of Ada"])
    try scene.tap("Forget")
    scene.turn()
    #expect(scene.nodes.texts == ["true 1 0.5 nobody /start 1 small low", "0 of none"])
  }

  @Test func `another scene keeps its own`() throws {
    let one = HeadlessScene { Settings() }
    try one.type("Ada", into: "Name")
    let other = HeadlessScene { Reader() }
    #expect(other.nodes.texts == ["0 of none"])
  }

  private struct Stored: View {
    @AppStorage private var name: String
    init(_ store: UserDefaults?) { _name = AppStorage(wrappedValue: "none", "name", store: store) }
    var body: some View { TextField("Name", text: $name) }
  }

  @Test func `a store of the app's own is read and written`() throws {
    let suite = "AppStorageTests"
    let store = try #require(UserDefaults(suiteName: suite))
    defer { store.removePersistentDomain(forName: suite) }
    store.set("Ada", forKey: "name")
    let scene = HeadlessScene { Stored(store) }
    #expect(scene.nodes.all(.field).first?.value == "Ada")
    try scene.type("Grace", into: "Name")
    #expect(store.string(forKey: "name") == "Grace")
  }
}
