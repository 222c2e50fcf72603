import PortolanTesting
import Testing

@testable import Portolan
@testable import PortolanFixtures

/// The shop in a menu of its own: the sections stand in it as they stood in the tabs.
struct ShopMenuMap: NavigationMap {
  struct Burger: ContainerAdapter {}
  var rules: [Shop.Guard] = []
  var everywhere: [Shop.Guard] = []

  func destination(for route: Shop) -> RouteDestination<Shop> {
    guard case .main = route else {
      return ShopMap().destination(for: route).guarded(by: everywhere)
    }
    return .custom(
      Burger(), [.products, .search(""), .account], .root, guards: rules + everywhere)
  }
}

/// The sections are parts of the app.
struct ShopPartsMap: NavigationMap {
  func destination(for route: Shop) -> RouteDestination<Shop> {
    switch route {
    case .products, .search: return .screenInStack(.root)
    case .account: return .screenInStack(.root, guards: [.signedIn])
    default: return ShopMap().destination(for: route)
    }
  }
}

@MainActor @Suite("Adopting another map is one request, with one plan and one commit (C11)")
struct AdoptionTests {
  private let menu = #"main#Burger[*(products › product(1)) | search("")… | account…]"#
  private let tabs = #"main[*(products › product(1)) | search("")… | account…]"#

  @Test func `the screens stay, their contexts and paths go on`() async throws {
    let shopping = try await Shopping.showing(.product(id: 1), host: RecordingHost())
    let stack = shopping.navigator.stack(.products)
    let context = try shopping.context(.product(id: 1))
    final class Model {}
    let model = context.model { Model() }
    let request = shopping.scene.adopt(ShopMenuMap())
    #expect(await shopping.outcome(of: request) == .arrived(.product(id: 1)))
    #expect(shopping.picture == menu)
    #expect(stack.path == [.product(id: 1)])
    stack.append(.product(id: 2))
    #expect(shopping.picture.contains("product(1) › product(2)"))
    #expect(context.model { Model() } === model)
    context.close()
    #expect(shopping.picture.contains("(products)"))
    #expect(shopping.host?.reading().map(shopping.navigator.tree.agrees) == true)
  }

  @Test func `one plan and one commit`() async throws {
    let shopping = try await Shopping.showing(.product(id: 1), host: RecordingHost())
    shopping.host?.forget()
    let commits = { shopping.events.count { if case .committed = $0 { true } else { false } } }
    let before = commits()
    _ = await shopping.outcome(of: shopping.scene.adopt(ShopMenuMap()))
    #expect(commits() == before + 1)
    #expect(shopping.host?.plans.count == 1)
  }

  @Test func `what stays is not asked, what is new is`() async throws {
    let shopping = try await Shopping.showing(.main)
    shopping.keeper.isSignedIn = true
    try await shopping.navigator.navigate(to: .order(id: 1))
    shopping.keeper.forget()
    shopping.keeper.isSignedIn = false
    _ = await shopping.outcome(of: shopping.scene.adopt(ShopMenuMap(rules: [.started])))
    #expect(shopping.keeper.asked == [.started])
    #expect(shopping.picture.contains("*(account › orders › order(1))"))
  }

  @Test func `a guard that says no leaves the old map and the tree`() async throws {
    let shopping = try await Shopping.showing(.product(id: 1))
    shopping.keeper.club = { .deny("members only") }
    let before = shopping.navigator.tree
    let request = shopping.scene.adopt(ShopMenuMap(rules: [.club]))
    guard case .failed(.refused) = await shopping.outcome(of: request) else {
      return #expect(Bool(false), "\(Outcome(request))")
    }
    #expect(shopping.navigator.tree == before)
    try await shopping.navigator.navigate(to: .product(id: 2))
    #expect(shopping.picture.hasPrefix("main["))
  }

  @Test func `a redirect is shown under the new map`() async throws {
    let shopping = try await Shopping.showing(.product(id: 1))
    shopping.keeper.club = { .redirect(to: .search("lamp")) }
    let request = shopping.scene.adopt(ShopMenuMap(rules: [.club]))
    // Asked again of the menu it would lead there again.
    #expect(await shopping.outcome(of: request) != .pending)
    shopping.keeper.club = { .allow }
    _ = await shopping.outcome(of: shopping.scene.adopt(ShopMenuMap(rules: [.club])))
    #expect(shopping.picture == menu)
  }

  @Test func `a detour is shown under the old map, then the new one is adopted`() async throws {
    let shopping = try await Shopping.showing(.product(id: 1))
    let request = shopping.scene.adopt(ShopMenuMap(rules: [.signedIn]))
    await eventually { shopping.picture == tabs + " ⇧ sheet (signIn)" }
    shopping.keeper.isSignedIn = true
    shopping.navigator.dismiss()
    #expect(await shopping.outcome(of: request) == .arrived(.product(id: 1)))
    #expect(shopping.picture == menu)
  }

  @Test func `the new map's own guards hold from then on`() async throws {
    let shopping = try await Shopping.showing(.product(id: 1))
    _ = await shopping.outcome(of: shopping.scene.adopt(ShopMenuMap(everywhere: [.club])))
    shopping.keeper.forget()
    try await shopping.navigator.navigate(to: .product(id: 2))
    #expect(shopping.keeper.asked == [.club])
  }

  @Test func `a screen that does not want to go is asked only when it goes`() async throws {
    let shopping = try await Shopping.showing(.product(id: 1))
    var asked = 0
    try shopping.context(.product(id: 1)).askBeforeLeaving {
      asked += 1
      return .stay
    }
    _ = await shopping.outcome(of: shopping.scene.adopt(ShopMenuMap()))
    #expect(asked == 0)
    #expect(shopping.picture == menu)
  }

  @Test func `an open question goes on wherever its screen goes`() async throws {
    let shopping = try await Shopping.showing(.product(id: 1))
    let task = Task { try await shopping.navigator.ask(AddressPicker(near: "Oslo")) }
    await eventually { shopping.picture.contains("address") }
    _ = await shopping.outcome(of: shopping.scene.adopt(ShopMenuMap()))
    let picker = try shopping.context(.address(AddressPicker(near: "Oslo")))
    picker.finish(AddressPicker(near: "Oslo"), with: "Bergen")
    #expect(try await task.value == .finished("Bergen"))
  }

  @Test func `what the new map does not place is released`() async throws {
    let shopping = try await Shopping.showing(
      .search("lamp"), .product(id: 1), host: RecordingHost())
    final class Model {}
    weak var model: Model?
    do {
      let made = Model()
      model = made
      _ = try shopping.context(.search("lamp")).model { made }
    }
    _ = await shopping.outcome(of: shopping.scene.adopt(ShopPartsMap()))
    #expect(model == nil)
    #expect(shopping.picture == "(products › product(1))")
  }

  @Test func `a map for routes that nobody knows fails`() async throws {
    let shopping = try await Shopping.showing(.product(id: 1))
    let request = shopping.scene.adopt(FrontMap())
    let type = RouteLabel.any(of: Front.savedName)
    #expect(await shopping.outcome(of: request) == .failed(.unknownRoute(route: type)))
    #expect(shopping.picture == tabs)
    shopping.scene.close()
    #expect(Outcome(shopping.scene.adopt(ShopMenuMap())) == .failed(.sceneGone))
  }

  @Test func `screens are told where they stand now`() async throws {
    let shopping = try await Shopping.showing(.bag, host: RecordingHost())
    let bag = try shopping.context(.bag)
    #expect(bag.presentation.style == .sheet)
    _ = await shopping.outcome(of: shopping.scene.adopt(BagTabMap()))
    #expect(shopping.picture == "main[(products) | *(bag)]")
    #expect(bag.presentation.style == nil)
    #expect(bag.presentation.place == .rootOfStack)
  }

  @Test func `it takes its turn among other requests`() async throws {
    let shopping = try await Shopping.showing(.main, host: RecordingHost())
    let requests = [
      shopping.navigator.show(.product(id: 1)), shopping.scene.adopt(ShopMenuMap()),
      shopping.navigator.show(.search("")), shopping.scene.adopt(ShopMap()),
      shopping.scene.adopt(ShopMenuMap()), shopping.navigator.show(.product(id: 1)),
    ]
    for request in requests { #expect(await shopping.outcome(of: request) != .pending) }
    #expect(shopping.picture == #"main#Burger[*(products › product(1)) | (search("")) | account…]"#)
  }
}

/// The bag is a tab.
private struct BagTabMap: NavigationMap {
  func destination(for route: Shop) -> RouteDestination<Shop> {
    switch route {
    case .main: return .tabs([.products, .bag], .root)
    case .bag: return .screenInStack(.member(of: .main))
    default: return ShopMap().destination(for: route)
    }
  }
}
