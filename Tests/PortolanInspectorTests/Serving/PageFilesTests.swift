#if DEBUG && Inspector
import Foundation
import Testing

@testable import PortolanInspector

@Suite("The inspector's server sends every file of the web page unchanged") struct PageFilesTests {
  private static let folder = "Sources/PortolanInspector/Page"

  @Test func `all of them`() throws {
    let names = try Repository.names(in: Self.folder)
    #expect(names.contains("index.html"))
    for name in names {
      let file = try #require(PageFiles.file(at: name == "index.html" ? "/" : "/\(name)"))
      #expect(
        String(decoding: file.bytes, as: UTF8.self)
          == (try Repository.text("\(Self.folder)/\(name)")))
      let kinds = ["html": "text/html", "css": "text/css", "js": "text/javascript"]
      let kind = try #require(kinds[String(name.split(separator: ".").last ?? "")])
      #expect(file.type == "\(kind); charset=utf-8")
    }
  }

  @Test(arguments: ["", "/index.htm", "/../Package.swift", "/Page/index.html", "//"])
  func `nothing else`(path: String) {
    #expect(PageFiles.file(at: path) == nil)
  }
}
#endif
