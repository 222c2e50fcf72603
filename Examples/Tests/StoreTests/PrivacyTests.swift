import Foundation
import Portolan
import PortolanTesting
import Testing

@testable import Store

@MainActor
@Suite("No event, error, diagnostic or request of the Store contains a route's values (A6)")
struct PrivacyTests {
  /// A word and a number that stand nowhere in the code or the data.
  private static let word = "qzxsecretword"
  private static let number = 918_273_645

  /// One route of each case, with the secret in each value.
  private static let routes: [StoreRoute] = [
    .splash, .main, .products, .product(id: number), .reviews(of: number), .search, .orders,
    .order(id: number), .signIn, .forgotPassword, .bag, .checkout,
    .address(AddressPicker(near: word)), .delivery(of: number), .sorting(SortPicker()),
    .emptying(EmptyingQuestion()), .help, .topics, .noTopic, .topic(.payment),
  ]

  @Test("every case of the route is tried")
  func allCases() {
    let samples = StoreMap().samples.map { AnyRoute($0).label.text }
    #expect(Self.routes.map { AnyRoute($0).label.text } == samples)
  }

  private static func isClean(_ text: String) -> Bool {
    !text.contains(word) && !text.contains("\(number)")
  }

  /// A catalogue that has the secret number, so that its screens really come.
  private func secretCatalogue() throws -> URL {
    let data = TestStore.freshFolder()
    try TestStore.write(
      """
      [{"id":\(Self.number),"name":"\(Self.word)","price":1,"summary":"\(Self.word)",\
      "reviews":["\(Self.word)"]}]
      """, "products.json", in: data)
    try TestStore.write(
      "[{\"id\":\(Self.number),\"placed\":\"\(Self.word)\",\"products\":[\(Self.number)]}]",
      "orders.json", in: data)
    return data
  }

  /// All that is printed of a run through all routes.
  private func texts(of store: TestStore, links: [String]) async throws -> [String] {
    var texts: [String] = []
    let scene = store.navigator.scene
    scene.onEvent = { event in
      var dumped = ""
      dump(event, to: &dumped)
      texts += [event.description, "\(event)", String(reflecting: event), dumped]
    }
    scene.onFailure = { error, site in
      texts += ["\(error)", String(reflecting: error), error.diagnostic.description, "\(site)"]
    }
    await store.start()
    for user in [nil, "ada"] {
      if let user { try await store.services.session.signIn(name: user, password: "lovelace") }
      store.services.bag.add(Self.number)
      for route in Self.routes {
        let request = store.navigator.show(route)
        await store.rest()
        texts += ["\(request)", String(reflecting: request), "\(store.navigator.tree)"]
        texts += ["\(AnyRoute(route))", String(reflecting: AnyRoute(route))]
        if let outcome = request.outcome { texts.append("\(outcome)") }
      }
    }
    for link in links {
      let request = store.navigator.open(try #require(URL(string: link)))
      await store.rest()
      texts.append(request.outcome.map { "\($0)" } ?? "")
    }
    await Task.yield()
    await Task.yield()
    return texts
  }

  @Test("no event, error, diagnostic or request tells a value that was shown")
  func shown() async throws {
    let texts = try await texts(of: try TestStore(data: try secretCatalogue()), links: [])
    #expect(texts.count > 300)
    #expect(texts.contains { $0.contains("arrived at product") })
    #expect(texts.filter { !Self.isClean($0) } == [])
  }

  @Test("no event, error, diagnostic or request tells a value that was refused")
  func refused() async throws {
    let links = [
      "store://products/\(Self.number)", "store://orders/\(Self.number)",
      "store://products/\(Self.word)", "store://\(Self.word)", "\(Self.word)://bag",
      "https://\(Self.word).example/bag",
    ]
    let texts = try await texts(of: try TestStore(), links: links)
    #expect(texts.contains { $0.contains("NAV030") })
    #expect(texts.filter { !Self.isClean($0) } == [])
  }

  @Test("no problem tells what was typed")
  func typed() async throws {
    let services = StoreServices(state: TestStore.freshFolder())
    let model = SignInModel(session: services.session, navigator: TestNavigator<StoreRoute>()) {}
    model.name = Self.word
    model.password = Self.word
    await model.signIn()
    let problem = try #require(model.problem)
    #expect(Self.isClean("\(problem) \(problem.line)"))
    let search = SearchModel(catalogue: services.catalogue, navigator: TestNavigator<StoreRoute>())
    search.text = Self.word
    let forgot = ForgotPasswordModel()
    forgot.name = Self.word
    #expect(Self.isClean("\(model) \(search) \(forgot)"))
  }
}
