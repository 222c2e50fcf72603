import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Observation
import Testing

/// A mailbox in three columns, as apps have it that began before `NavigationSplitView`.
@MainActor
@Suite("A NavigationLink in a NavigationView with columns shows its view in the next column")
struct NavigationColumnTests {
  @Observable @MainActor fileprivate final class Model {
    var isInboxShown = false
    var isSentShown = false
  }

  fileprivate struct Mail<Style: NavigationViewStyle>: View {
    @Bindable var model: Model
    let style: Style
    var places = 3

    var body: some View {
      NavigationView {
        Folders(model: model)
        if places > 1 { Text("no folder") }
        if places > 2 { Text("no letter") }
      }
      .navigationViewStyle(style)
    }
  }

  fileprivate struct Folders: View {
    @Bindable var model: Model

    var body: some View {
      VStack {
        NavigationLink("Inbox", destination: Folder(name: "inbox"))
        NavigationLink("Drafts", destination: Folder(name: "drafts"))
        NavigationLink(destination: Folder(name: "sent"), isActive: $model.isSentShown) {
          Text("Sent")
        }
        NavigationLink("Settings", destination: Text("settings")).isDetailLink(false)
      }
      .navigationTitle("Folders")
    }
  }

  fileprivate struct Folder: View {
    let name: String
    @State private var count = 0

    var body: some View {
      VStack {
        Button("\(name) \(count)") { count += 1 }
        NavigationLink("Letter of \(name)", destination: Letter(name: name))
      }
      .navigationTitle(name)
    }
  }

  fileprivate struct Letter: View {
    let name: String
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      VStack {
        Text("letter of \(name)")
        NavigationLink("Sender of \(name)", destination: Text("sender of \(name)"))
        Button("Close") { dismiss() }
      }
      .navigationTitle("letter")
    }
  }

  private let model = Model()

  private func scene<Style: NavigationViewStyle>(_ style: Style, places: Int = 3) throws
    -> HeadlessScene
  {
    let scene = HeadlessScene(device: .pad) { Mail(model: model, style: style, places: places) }
    scene.finish()
    // All columns are in sight.
    if scene.nodes.all(.column).count == 3 { try scene.tap("Show Sidebar") }
    scene.finish()
    return scene
  }

  @Test func `views after the first one hold the places of the next columns`() throws {
    let three = try scene(.columns)
    #expect(three.columns == [["Folders"], ["no folder"], ["no letter"]])
    #expect(try scene(.automatic).columns == three.columns)
    #expect(try scene(.columns, places: 2).columns == [["Folders"], ["no folder"]])
    #expect(try scene(DoubleColumnNavigationViewStyle()).columns == [["Folders"], ["no folder"]])
    #expect(try scene(.columns, places: 1).columns == [["Folders"], []])
    let stack = try scene(.stack)
    #expect(stack.nodes.all(.column).isEmpty && stack.screens == ["root"])
  }

  @Test func `a link fills the next column, and another one takes its place`() throws {
    let scene = try scene(.columns)
    try scene.tap("Inbox")
    scene.finish()
    #expect(scene.columns == [["Folders"], ["inbox"], ["no letter"]])
    try scene.tap("inbox 0")
    try scene.tap("Letter of inbox")
    scene.finish()
    #expect(scene.columns == [["Folders"], ["inbox"], ["letter"]])
    #expect(scene.nodes.texts.contains("letter of inbox"))
    try scene.tap("Drafts")
    scene.finish()
    // It is another folder, with a state of its own; the letter of the first one has gone with its link.
    #expect(scene.columns == [["Folders"], ["drafts"], ["no letter"]])
    #expect(scene.nodes.all(.button).contains { $0.label == "drafts 0" })
    #expect(scene.faults == [])
  }

  @Test func `in the last column a link pushes, and Back leads to what the column began with`()
    throws
  {
    let scene = try scene(.columns)
    for link in ["Inbox", "Letter of inbox", "Sender of inbox"] {
      try scene.tap(link)
      scene.finish()
    }
    #expect(scene.nodes.texts.contains("sender of inbox"))
    try scene.touch("letter")
    scene.finish()
    #expect(!scene.nodes.texts.contains("sender of inbox"))
    // What a column begins with closes nothing.
    try scene.tap("Close")
    scene.finish()
    #expect(scene.columns == [["Folders"], ["inbox"], ["letter"]])
    try scene.tap("Sender of inbox")
    scene.finish()
    try scene.tap("Drafts")
    scene.finish()
    #expect(scene.columns == [["Folders"], ["drafts"], ["no letter"]] && scene.faults == [])
  }

  @Test func `a binding fills a column and empties it, and a link beside it writes it`() throws {
    let scene = try scene(.columns)
    model.isSentShown = true
    scene.finish()
    #expect(scene.columns == [["Folders"], ["sent"], ["no letter"]])
    model.isSentShown = false
    scene.finish()
    #expect(scene.columns == [["Folders"], ["no folder"], ["no letter"]])
    try scene.tap("Sent")
    scene.finish()
    #expect(model.isSentShown)
    try scene.tap("Inbox")
    scene.finish()
    #expect(!model.isSentShown && scene.columns[1] == ["inbox"] && scene.faults == [])
  }

  @Test func `a link that is no detail link pushes in its own column`() throws {
    let scene = try scene(.columns)
    try scene.tap("Settings")
    scene.finish()
    #expect(scene.nodes.texts.contains("settings"))
    #expect(scene.columns.dropFirst() == [["no folder"], ["no letter"]])
    try scene.touch("Folders")
    scene.finish()
    #expect(scene.columns[0] == ["Folders"] && scene.faults == [])
  }

  @Test func `nothing outlives the columns`() throws {
    weak var kept: Model?
    do {
      let model = Model()
      kept = model
      let scene = HeadlessScene(device: .pad) { Mail(model: model, style: .columns) }
      scene.finish()
      model.isSentShown = true
      scene.finish()
      scene.close()
    }
    #expect(kept == nil)
  }
}

extension HeadlessScene {
  /// What is seen in each column: the title of its front screen, or else its texts.
  var columns: [[String]] {
    nodes.all(.column).map { column in
      let front = column.all(.screen).last
      return front?.title.map { [$0] } ?? front?.texts ?? []
    }
  }
}
