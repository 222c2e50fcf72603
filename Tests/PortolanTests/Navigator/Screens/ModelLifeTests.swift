import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor @Suite("A screen's own model is created once for its node and released with that node")
struct ModelLifeTests {
  /// Who performs the plans: a model lives as long with a host as without.
  enum Stage: CaseIterable { case core, host }

  private func shopping(_ routes: Shop..., on stage: Stage = .core) async throws -> Shopping {
    let shopping = Shopping(host: stage == .host ? RecordingHost() : nil)
    shopping.keeper.isSignedIn = true
    for route in routes { try await shopping.navigator.navigate(to: route) }
    return shopping
  }

  @Test func `asked many times, it is made once`() async throws {
    let shopping = try await shopping(.bag)
    var made = 0
    let context = try shopping.context(.bag)
    let first = context.model { OwnModel(counting: &made) }
    for _ in 0..<3 {
      #expect(context.model { OwnModel(counting: &made) } === first)
      #expect(try shopping.context(.bag).model { OwnModel(counting: &made) } === first)
    }
    #expect(made == 1)
  }

  @Test func `each type has its own`() async throws {
    let shopping = try await shopping(.bag)
    let context = try shopping.context(.bag)
    let one = context.model { OwnModel() }
    let other = context.model { OtherModel() }
    #expect(context.model { OwnModel() } === one)
    #expect(context.model { OtherModel() } === other)
  }

  @Test func `each node has its own, equal routes included`() async throws {
    let shopping = try await shopping(.product(id: 1))
    shopping.navigator.stack(.products).path = [.product(id: 1), .note(1), .product(id: 1)]
    let nodes = shopping.navigator.tree.homes(of: AnyRoute(Shop.product(id: 1))).compactMap(\.node)
    #expect(nodes.count == 2)
    var made = 0
    for node in nodes {
      let context = try #require(ScreenContext<Shop>(node: node, in: shopping.scene))
      _ = context.model { OwnModel(counting: &made) }
    }
    #expect(made == 2)
  }

  @Test func `a new value in place finds the model of the old one`() async throws {
    let shopping = try await shopping(.search("lamp"))
    let model = try shopping.context(.search("")).model { OwnModel() }
    try await shopping.navigator.navigate(to: .search("desk"))
    #expect(try shopping.context(.search("")).model { OwnModel() } === model)
  }

  /// What covers a screen and leaves it in the tree.
  struct Cover: CustomTestStringConvertible {
    let testDescription: String
    let act: @MainActor @Sendable (Shopping) async throws -> Void

    static let all = [
      Cover(testDescription: "a screen above") {
        try await $0.navigator.navigate(to: .reviews(id: 1))
      },
      Cover(testDescription: "another member") { try await $0.navigator.navigate(to: .account) },
      Cover(testDescription: "a sheet") { try await $0.navigator.navigate(to: .bag) },
      Cover(testDescription: "two sheets") {
        try await $0.navigator.navigate(to: .checkout)
        try await $0.navigator.navigate(to: .signIn)
      },
      Cover(testDescription: "another part, while its own is kept") {
        try await $0.navigator.show(.lock, options: .keepingReplacedPart).arrival()
      },
      Cover(testDescription: "a part that was kept and given back") {
        try await $0.navigator.show(.lock, options: .keepingReplacedPart).arrival()
        try await $0.navigator.showKept().arrival()
      },
    ]
  }

  @Test(arguments: Cover.all, Stage.allCases)
  func `covered, it is kept`(cover: Cover, stage: Stage) async throws {
    let shopping = try await shopping(.product(id: 1), on: stage)
    weak let model = try shopping.context(.product(id: 1)).model { OwnModel() }
    try await cover.act(shopping)
    let kept = try #require(model)
    #expect(try shopping.context(.product(id: 1)).model { OwnModel() } === kept)
  }

  /// A way in which a screen's node leaves the tree.
  struct Exit: CustomTestStringConvertible {
    let testDescription: String
    let act: @MainActor @Sendable (Shopping) async throws -> Void

    static let all = [
      Exit(testDescription: "back") { try await $0.navigator.back().arrival() },
      Exit(testDescription: "its own close") {
        try $0.context(.product(id: 1)).close()
        await settle()
      },
      Exit(testDescription: "a path without it") {
        $0.navigator.stack(.products).path = [.product(id: 2)]
        await settle()
      },
      Exit(testDescription: "another part") { try await $0.navigator.navigate(to: .lock) },
      Exit(testDescription: "no room among the kept parts") {
        try await $0.navigator.show(.lock, options: .keepingReplacedPart).arrival()
        try await $0.navigator.show(.login, options: .keepingReplacedPart).arrival()
      },
      Exit(testDescription: "kept parts are given up") {
        try await $0.navigator.show(.lock, options: .keepingReplacedPart).arrival()
        _ = $0.scene.submit(.releaseKept, site: CallSite())
        await settle()
      },
      Exit(testDescription: "a guard that says no now") {
        $0.keeper.isStarted = false
        await $0.navigator.revalidate()
      },
    ]
  }

  @Test(arguments: Exit.all, Stage.allCases)
  func `gone, it is released`(exit: Exit, stage: Stage) async throws {
    let shopping = try await shopping(.product(id: 1), on: stage)
    weak let model = try shopping.context(.product(id: 1)).model { OwnModel() }
    #expect(model != nil)
    try await exit.act(shopping)
    #expect(try !shopping.isShown(.product(id: 1)))
    #expect(model == nil)
    #expect(shopping.scene.screens.values.isEmpty)
  }

  @Test func `a screen that the user closed releases it too`() async throws {
    let host = RecordingHost()
    let shopping = try await Shopping.showing(.product(id: 1), host: host)
    weak let model = try shopping.context(.product(id: 1)).model { OwnModel() }
    host.screen.swipeBack()
    shopping.scene.screenDidChange()
    #expect(model == nil)
  }
}

extension Shopping {
  fileprivate func isShown(_ route: Shop) throws -> Bool {
    !navigator.tree.homes(of: AnyRoute(route)).compactMap(\.node).isEmpty
  }
}
