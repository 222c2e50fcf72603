import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// `alert`, as Apple's page of `alert(_:isPresented:actions:message:)` describes it.
@MainActor @Suite("An alert shows its title, fields and buttons, and a button closes it")
struct AlertTests {
  private struct Shop: View {
    @Bindable var flags: TwoFlags
    let log: Log
    var isEmpty = false
    @State private var name = ""

    var body: some View {
      Recorder(name: "shop", log: log)
        .alert("Delete?", isPresented: $flags.first) {
          if !isEmpty {
            Button("Keep", role: .cancel) { log.add("kept while \(flags.first)") }
            Button("Delete", role: .destructive) { log.add("deleted") }
            TextField("Name", text: $name)
            Button("Rename") { log.add("renamed \(name)") }.disabled(name.isEmpty)
            Button {
            } label: {
              Image(systemName: "star")
            }
            Text("never shown")
          }
        } message: {
          Text("It is gone for good.")
        }
    }
  }

  private let flags = TwoFlags()
  private let log = Log()

  private func scene(isEmpty: Bool = false) -> HeadlessScene {
    let scene = HeadlessScene { Shop(flags: flags, log: log, isEmpty: isEmpty) }
    _ = log.take()
    flags.first = true
    scene.finish()
    return scene
  }

  @Test func `an alert has a title, a message, fields and buttons, the one that cancels last`() {
    let scene = scene()
    let alert = scene.nodes.all(.alert).first
    #expect(alert?.label == "Delete?")
    #expect(alert?.texts == ["Delete?", "It is gone for good."])
    #expect(alert?.all(.button).map(\.label) == ["Delete", "Rename", "Keep"])
    #expect(alert?.all(.button).map(\.role) == [.destructive, nil, .cancel])
    #expect(alert?.all(.field).map(\.label) == ["Name"])
    #expect(log.take().isEmpty, "The view under an alert hears nothing (U76).")
  }

  @Test func `a button runs its action, and then the alert goes and the binding is written`() throws
  {
    let scene = scene()
    try scene.tap("Keep")
    #expect(!flags.first)
    scene.finish()
    #expect(scene.nodes.all(.alert).isEmpty)
    #expect(log.take() == ["kept while true"])
    #expect(scene.transitions.map(\.kind) == [.present, .dismiss])
    #expect(scene.faults.isEmpty)
  }

  @Test func `a field is typed into, and a button of the alert follows it`() throws {
    let scene = scene()
    #expect(throws: HeadlessTouchError.self) { try scene.tap("Rename") }
    try scene.type("Bread", into: "Name")
    scene.turn()
    try scene.tap("Rename")
    #expect(log.take() == ["renamed Bread"])
  }

  @Test func `nothing under an alert can be reached, and no finger drags it`() {
    let scene = scene()
    #expect(!scene.tappable.contains("shop"))
    #expect(throws: HeadlessTouchError.self) { try scene.beginSheetDrag() }
  }

  @Test func `without a button the system adds one`() throws {
    let scene = scene(isEmpty: true)
    try scene.tap("OK")
    scene.finish()
    #expect(!flags.first && scene.nodes.all(.alert).isEmpty)
  }

  @Test func `code may close it, and no action runs`() {
    let scene = scene()
    flags.first = false
    scene.finish()
    #expect(scene.nodes.all(.alert).isEmpty && log.take().isEmpty)
  }

  @Test func `UIKit sees an alert controller`() throws {
    let scene = scene()
    let root = scene.screen.windows.first?.rootViewController
    let alert = try #require(root?.presentedViewController as? UIAlertController)
    #expect(alert.preferredStyle == .alert && alert.title == "Delete?")
    try scene.tap("Delete")
    #expect(alert.isBeingDismissed)
    scene.finishTransitions()
    #expect(root?.presentedViewController == nil)
  }

  private struct Insisting: View {
    let flags: TwoFlags
    var body: some View {
      Text("shop")
        .alert("Really?", isPresented: .constant(true)) { Button("Yes") {} }
    }
  }

  @Test func `a button takes the alert away although its value stays`() throws {
    let scene = HeadlessScene { Insisting(flags: flags) }
    scene.finish()
    try scene.tap("Yes")
    scene.finish()
    #expect(scene.nodes.all(.alert).isEmpty)
  }

  private struct Next: View {
    @Bindable var flags: TwoFlags
    var body: some View {
      Text("shop")
        .alert(Text(verbatim: "Go on?"), isPresented: $flags.first) {
          Button("Go on") { flags.second = true }
        }
        .sheet(isPresented: $flags.second) { Text("more") }
    }
  }

  @Test func `an action may ask for a sheet, which comes when the alert has gone`() throws {
    let scene = HeadlessScene { Next(flags: flags) }
    flags.first = true
    scene.finish()
    try scene.tap("Go on")
    scene.turn()
    #expect(scene.nodes.all(.sheet).isEmpty)
    scene.finishTransitions()
    scene.finish()
    #expect(scene.nodes.all(.sheet).first?.texts == ["more"], "\(scene.picture)")
  }
}
