import Foundation
import PortolanAssemblyReader
import Testing

@testable import PortolanTool

@Suite("The tool reads the assemblies of the example apps from source")
struct ExampleAssemblyTests {
  private func read(_ path: String) throws -> AssemblySource {
    let root = URL(filePath: #filePath).appending(path: "../../../../../Examples").standardized
    let file = root.appending(path: path).path()
    return try AssemblySource(files: [file], on: .standard)
  }

  private func parts(of name: String, in source: AssemblySource) throws -> [String] {
    try #require(source.cases.first { $0.name == name }).parts.map(\.description)
  }

  @Test("the Store in UIKit: all twenty cases are understood")
  func store() throws {
    let source = try read("Sources/StoreUIKit/Assembly/StoreScreens.swift")
    #expect(source.notes.isEmpty)
    #expect(source.cases.count == 20)
    #expect(source.cases.allSatisfy { $0.route == "StoreRoute" && !$0.parts.isEmpty })
    #expect(
      try parts(of: "bag", in: source) == [
        "BagModel(bag, catalogue, navigator, {…})", "BagScreen(model)",
      ])
    #expect(
      try parts(of: "address", in: source) == [
        "AddressModel(picker, {…}, onCancel {…})", "AddressScreen(model)",
      ])
  }

  @Test("the Store in SwiftUI: functions that are handed on are followed")
  func storeViews() throws {
    let source = try read("Sources/StoreSwiftUI/Assembly/StoreViews.swift")
    #expect(source.notes.isEmpty)
    #expect(source.cases.count == 20)
    #expect(
      try parts(of: "order", in: source) == [
        "OrderView(model)", "OrderModel(id, catalogue, navigator)",
      ])
    #expect(
      try parts(of: "search", in: source) == [
        "SearchView(model)", "SearchModel(catalogue, navigator)",
      ])
  }

  @Test("an enum with assemblies: the switch is in another function")
  func assemblies() throws {
    let source = try read("Recipes/EnumAssemblies/UIKit/Assemblies/TextScreens.swift")
    #expect(source.notes.isEmpty)
    #expect(
      try parts(of: "textConfirmationScreen", in: source) == [
        "TextConfirmationAssembly(text, archive, onEvent)"
      ])
  }

  @Test("models of another type are not followed, and a screen without a type is said")
  func rootFlow() throws {
    let source = try read("Recipes/RootFlow/UIKit/Screens/RootScreens.swift")
    #expect(source.cases.count == 10)
    #expect(try parts(of: "login", in: source) == ["LoginViewController(model)"])
    #expect(
      try parts(of: "lock", in: source) == [
        "NoticeViewController(title, text, action)", "UIAction(title, {…})",
      ])
  }
}
