import HeadlessSwiftUI
import HeadlessUIKit
import Observation
import Testing

/// Tabs with values, sections, roles and badges.
@MainActor
@Suite("Tabs with values show sections, roles and badges, and a tap writes the selection")
struct TabValueTests {
  @Observable @MainActor fileprivate final class Model {
    var tab = "a"
    var unread: String?
    var names = ["c", "d"]
    var isPlain = false
  }

  private struct App: View {
    @Bindable var model: Model
    let log: Log

    var body: some View {
      TabView(selection: $model.tab) {
        Tab(value: "a") {
          Recorder(name: "a", log: log)
        } label: {
          Text("A")
        }
        .badge(model.unread.map { Text(verbatim: $0) })
        TabSection("More") {
          ForEach(model.names, id: \.self) { name in tab(name) }
        }
        if model.isPlain { tab("s") } else { search }
      }
      .tabViewStyle(.sidebarAdaptable)
    }

    private func tab(_ name: String) -> some TabContent<String> {
      Tab(value: name) {
        Recorder(name: name, log: log)
      } label: {
        Text(name.uppercased())
      }
    }

    private var search: some TabContent<String> {
      Tab(value: "s", role: .search) {
        Recorder(name: "s", log: log)
      } label: {
        Text("S")
      }
    }
  }

  private let model = Model()
  private let log = Log()

  private func scene() -> HeadlessScene {
    HeadlessScene(assumptions: .with(\.tabChanges, .atOnce)) { App(model: model, log: log) }
  }

  private func tabs(_ scene: HeadlessScene) -> [String] {
    scene.nodes.all(.tab).map { tab in
      (tab.isSearch ? "?" : "") + (tab.section.map { "\($0)/" } ?? "") + tab.label
        + (tab.badge.map { ":\($0)" } ?? "") + (tab.isSelected ? "*" : "")
    }
  }

  @Test func sectionsRolesAndBadgesAreSeen() {
    let scene = scene()
    #expect(tabs(scene) == ["A*", "More/C", "More/D", "?S"])
    model.unread = "3"
    scene.turn()
    #expect(tabs(scene) == ["A:3*", "More/C", "More/D", "?S"])
    model.unread = nil
    scene.turn()
    #expect(tabs(scene) == ["A*", "More/C", "More/D", "?S"])
    #expect(scene.faults == [])
  }

  @Test func aTapWritesTheValue() throws {
    let scene = scene()
    try scene.tapTab("D")
    scene.turn()
    #expect(model.tab == "d" && tabs(scene) == ["A", "More/C", "More/D*", "?S"])
    try scene.tapTab("S")
    #expect(model.tab == "s" && scene.faults == [])
  }

  @Test func contentsThatChangeKeepTheOthers() throws {
    let scene = scene()
    model.tab = "d"
    scene.turn()
    model.names = ["x", "d"]
    model.isPlain = true
    scene.turn()
    #expect(tabs(scene) == ["A", "More/X", "More/D*", "S"])
    #expect(scene.faults == [])
  }
}
