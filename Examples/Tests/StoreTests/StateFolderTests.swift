import Foundation
import Testing

@testable import Store

@MainActor
@Suite(
  "The Store keeps session and bag in private files, and moves files that it cannot read aside")
struct StateFolderTests {
  private let folder = TestStore.freshFolder()

  private func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.appendingPathComponent(name)), as: UTF8.self)
  }

  @Test("the session's file is readable by its owner only and holds no password")
  func sessionFile() async throws {
    let services = StoreServices(state: folder)
    try await services.session.signIn(name: "ada", password: "lovelace")
    let path = folder.appendingPathComponent("session.json").path
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
    #expect((mode as? NSNumber)?.intValue == 0o600)
    #expect(try text("session.json") == #"{"user":"ada"}"#)
    services.session.signOut()
    await services.saved()
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test("session and bag are there in the next run")
  func nextRun() async throws {
    let first = StoreServices(state: folder)
    try await first.session.signIn(name: "ada", password: "lovelace")
    for _ in 1...3 { first.bag.add(2) }
    first.bag.add(1)
    await first.bag.saved()
    let second = StoreServices(state: folder)
    await second.startUp.run()
    #expect(second.session.user == "ada")
    #expect(second.bag.lines.map(\.count) == [3, 1])
    #expect(second.problems.problems.isEmpty)
  }

  @Test("what could not be read is moved aside before something new is written")
  func damagedIsKept() async throws {
    try TestStore.write("not JSON", "session.json", in: folder)
    let services = StoreServices(state: folder)
    await services.session.load()
    #expect(try text("session.json") == "not JSON")
    services.session.signOut()
    await services.saved()
    #expect(try text("session.json") == "not JSON")
    try await services.session.signIn(name: "ada", password: "lovelace")
    #expect(try text("session.damaged.json") == "not JSON")
    #expect(try text("session.json") == #"{"user":"ada"}"#)
  }

  @Test("what cannot be saved is reported and holds for this run")
  func notSaved() async throws {
    try Data().write(to: folder)
    let services = StoreServices(state: folder)
    services.bag.add(1)
    await services.bag.saved()
    #expect(services.problems.problems == [.notSaved])
    #expect(services.bag.lines.count == 1)
  }
}
