import Foundation
import Portolan
import Testing

@testable import Store

/// What comes from outside and is wrong: one row for each kind.
@MainActor @Suite("The Store answers bad links, files and catalogues with a code and a sentence")
struct BadInputTests {
  struct BadLink: Sendable, CustomTestStringConvertible {
    let name: String
    let link: String
    let code: String
    let sentence: String
    var testDescription: String { name }

    init(_ name: String, _ link: String, _ code: String, _ sentence: String) {
      self.name = name
      self.link = link
      self.code = code
      self.sentence = sentence
    }
  }

  nonisolated static let links = [
    BadLink("no link", "products/1", "NAV020", "The link cannot be read at byte 0."),
    BadLink(
      "too long", "store://search/" + String(repeating: "x", count: 70_000), "NAV021",
      "The link has more than 65536 bytes."),
    BadLink(
      "unknown scheme", "shop://products/1", "NAV022", "No table lists the link's scheme."),
    BadLink(
      "unknown host", "https://stores.example/products/1", "NAV023",
      "No table lists the link's host."),
    BadLink("unknown link", "store://coupons", "NAV024", "No pattern has the link."),
    BadLink("not a number", "store://products/lamp", "NAV024", "No pattern has the link."),
    BadLink(
      "product that does not exist", "store://products/999", "NAV030",
      "The guard productExists denied the request: the catalogue has no such product."),
    BadLink(
      "order that does not exist", "store://orders/999", "NAV030",
      "The guard orderExists denied the request: the account has no such order."),
  ]

  @Test("a bad link has a code and a sentence, and nothing moves", arguments: links)
  func badLink(_ row: BadLink) async throws {
    let store = try TestStore()
    await store.start()
    try await store.services.session.signIn(name: "ada", password: "lovelace")
    try await store.navigator.navigate(to: .reviews(of: 1))
    let before = store.navigator.tree
    let request = store.navigator.open(try #require(URL(string: row.link)))
    await store.rest()
    guard case .failure(let error) = try #require(request.outcome) else {
      Issue.record("The link was followed.")
      return
    }
    #expect(error.diagnostic.code == row.code)
    #expect(error.diagnostic.what == row.sentence)
    #expect(store.navigator.tree == before)
  }

  struct BadFile: Sendable, CustomTestStringConvertible {
    let name: String
    let file: String
    /// Nil makes a folder of that name, which nobody can read as a file.
    let text: String?
    let problem: StoreProblem
    let sentence: String
    var testDescription: String { name }

    init(
      _ name: String, _ file: String, _ text: String?, _ problem: StoreProblem, _ sentence: String
    ) {
      self.name = name
      self.file = file
      self.text = text
      self.problem = problem
      self.sentence = sentence
    }

    func put(into folder: URL) throws {
      guard let text else {
        let path = folder.appendingPathComponent(file)
        return try FileManager.default.createDirectory(
          at: path, withIntermediateDirectories: true)
      }
      try TestStore.write(text, file, in: folder)
    }

    /// The file is as it was put there.
    func isUntouched(in folder: URL) throws -> Bool {
      let path = folder.appendingPathComponent(file)
      guard let text else {
        return try FileManager.default.contentsOfDirectory(atPath: path.path).isEmpty
      }
      return try Data(contentsOf: path) == Data(text.utf8)
    }
  }

  nonisolated static let stateFiles = [
    BadFile(
      "corrupt session", "session.json", "{\"user\":", .sessionDamaged,
      "Your sign-in is damaged; please sign in again."),
    BadFile(
      "unreadable session", "session.json", nil, .sessionUnreadable,
      "Your sign-in could not be read; please sign in again."),
    BadFile(
      "corrupt bag", "bag.json", "[{\"product\":1}]", .bagDamaged,
      "Your bag is damaged; a new one was begun."),
    BadFile(
      "unreadable bag", "bag.json", nil, .bagUnreadable,
      "Your bag could not be read; a new one was begun."),
  ]

  @Test("a bad state file makes a guest with an empty bag, and stays", arguments: stateFiles)
  func badState(_ row: BadFile) async throws {
    let folder = TestStore.freshFolder()
    try row.put(into: folder)
    let store = try TestStore(state: folder)
    await store.start()
    #expect(store.services.problems.problems == [row.problem])
    #expect(row.problem.sentence == row.sentence)
    #expect(store.services.session.user == nil)
    #expect(store.services.bag.lines.isEmpty)
    #expect(store.picture == "main[*(products) | search… | orders…]")
    #expect(try row.isUntouched(in: folder))
  }

  nonisolated static let catalogues = [
    BadFile(
      "corrupt products", "products.json", "[{}]", .productsDamaged,
      "The list of products is damaged."),
    BadFile(
      "unreadable products", "products.json", nil, .productsUnreadable,
      "The list of products could not be read."),
  ]

  @Test("a bad catalogue keeps the splash and the link; Retry goes on", arguments: catalogues)
  func badCatalogue(_ row: BadFile) async throws {
    let data = TestStore.freshFolder()
    try row.put(into: data)
    let store = try TestStore(data: data)
    store.navigator.show(.main)
    store.navigator.open(try #require(URL(string: "store://products/3")))
    let model = SplashModel(startUp: store.services.startUp) { [navigator = store.navigator] in
      await navigator.revalidate()
    }
    await model.start()
    await store.rest()
    #expect(model.problem == row.problem)
    #expect(row.problem.sentence == row.sentence)
    #expect(store.picture == "splash")
    #expect(try row.isUntouched(in: data))
    try FileManager.default.removeItem(at: data)
    try FileManager.default.copyItem(at: Catalogue.bundled, to: data)
    await model.start()
    await store.rest()
    #expect(model.problem == nil)
    #expect(store.picture == "main[*(products › product(3)) | search… | orders…]")
  }

  @Test("each problem has a code and a sentence of its own")
  func codesAreUnique() {
    let all = StoreProblem.allCases
    #expect(Set(all.map(\.code)).count == all.count)
    #expect(Set(all.map(\.sentence)).count == all.count)
  }
}
