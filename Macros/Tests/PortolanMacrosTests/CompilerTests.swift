import Foundation
import Testing

/// What the compiler itself says, which loads the macro as for an app.
@Suite("The compiler reports the enum case that the macro cannot support, and does not crash")
struct CompilerTests {
  private struct NotBuilt: Error {}

  /// The folder of the build, with the plugin and the modules.
  private func build() throws -> URL {
    var folder = try #require(Bundle.main.executableURL).deletingLastPathComponent()
    while folder.path != "/" {
      let plugin = folder.appending(path: "PortolanMacrosPlugin-tool")
      if FileManager.default.isExecutableFile(atPath: plugin.path) { return folder }
      folder.deleteLastPathComponent()
    }
    throw NotBuilt()
  }

  /// Compiles an app's file; returns what the compiler says, with a line for each error.
  private func said(of source: String) throws -> String {
    let build = try build()
    let file = URL.temporaryDirectory.appending(path: "\(UUID())/App.swift")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    defer {
      _ = Result { try FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    }
    try "import PortolanMacros\n\(source)".write(to: file, atomically: true, encoding: .utf8)
    let plugin = build.appending(path: "PortolanMacrosPlugin-tool").path
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.arguments = [
      "swiftc", "-c", "-parse-as-library", "-o", file.path + ".o", "-swift-version", "6",
      "-diagnostic-style=llvm",
      "-I", build.appending(path: "Modules").path,
      "-load-plugin-executable", "\(plugin)#PortolanMacrosPlugin", file.path,
    ]
    let pipe = Pipe()
    compiler.standardError = pipe
    try compiler.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    compiler.waitUntilExit()
    #expect(compiler.terminationReason == .exit && compiler.terminationStatus == 1, "\(text)")
    return text
  }

  /// mail-app F13: "bare ErrorType singleton", and a dump of the compiler's stack.
  @Test("of a type that no link can have", arguments: ["Draft", "Draft?", "[Draft]"])
  func noCodec(type: String) throws {
    let mark = type == "Draft" ? "" : type == "Draft?" ? "?" : "*"
    let text = try said(
      of: """
        struct Draft: Hashable, Sendable {}
        @LinkedRoutes(schemes: ["app"]) enum Page: Hashable, Sendable {
          @Linked("/") case home
          @Linked("/d?x={x\(mark)}") case draft(x: \(type))
        }
        """)
    #expect(text.contains("requires that 'Draft' conform to 'LinkParameter'"))
    #expect(text.contains("App.swift:5:3: note: in expansion of macro 'Linked' on enum case"))
  }

  /// Attacks L16: the first two crashed the compiler.
  @Test(
    "of an enum for which there is no table",
    arguments: [
      (
        "enum Page<T: Hashable>: Hashable {\n@Linked(\"/{x}\") case a(x: Int) }",
        "2:42: error: A generic"
      ),
      (
        "enum Page: Hashable {\n@Linked(\"/{x}\") case a(x: Int)\n@Linked(\"/{b}/{x}\") case a(b: Int, x: Int) }",
        "4:26: error: Two cases are called a"
      ),
      ("enum Page: Hashable {}", "2:1: error: @LinkedRoutes needs a case"),
      (
        "enum Page: Hashable {\n@Linked(\"/\") case links }",
        "3:19: error: @LinkedRoutes makes links"
      ),
    ])
  func noTable(source: String, error: String) throws {
    let use = source.contains("<") ? "Page<Int>" : "Page"
    let text = try said(
      of: "@LinkedRoutes(schemes: [\"app\"]) \(source)\nprivate let links = \(use).links")
    #expect(text.contains("App.swift:" + error), "\(text)")
  }
}
