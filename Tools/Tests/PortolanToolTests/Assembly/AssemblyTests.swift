import Testing

@testable import PortolanAssemblyReader

@Suite("The tool reads from Swift source which values and closures assemblies pass to screens")
struct AssemblyTests {
  private func read(_ source: String) throws -> AssemblySource {
    AssemblySource([try SwiftFile("Shop.swift", source: source)])
  }

  /// A type with an assembly whose `switch` has these branches, and more functions.
  private func assembly(_ branches: String, _ functions: String = "") -> String {
    """
    struct Screens: ScreenAssembly {
      func screen(for route: Shop, in context: ScreenContext<Shop>) -> UIViewController {
        switch route {
        \(branches)
        }
      }
      \(functions)
    }
    """
  }

  @Test("a case makes types of values and closures")
  func parts() throws {
    let found = try read(
      assembly(
        """
        case .bag:
          let model = BagModel(bag: services.bag, navigator) { context.close() } onEmpty: { [bag] in
            bag.leave()
          }
          return BagScreen(model)
        """))
    #expect(found.notes.isEmpty)
    let bag = try #require(found.cases.first)
    #expect(bag.route == "Shop")
    #expect(bag.name == "bag")
    #expect(bag.site == "Shop.swift:4")
    #expect(
      bag.parts == [
        .init(
          type: "BagModel",
          values: [
            .init(label: "bag", text: "services.bag", isClosure: false),
            .init(label: nil, text: "navigator", isClosure: false),
            .init(label: nil, text: "{ context.close() }", isClosure: true),
            .init(label: "onEmpty", text: "{ [bag] in bag.leave() }", isClosure: true),
          ]),
        .init(
          type: "BagScreen", values: [.init(label: nil, text: "model", isClosure: false)]),
      ])
    #expect(
      bag.parts.map(\.description) == [
        "BagModel(bag, navigator, {…}, onEmpty {…})", "BagScreen(model)",
      ])
  }

  @Test("the type's own functions are followed, called or handed on, also in extensions")
  func functions() throws {
    let found = try read(
      assembly(
        """
        case .main: return EmptyView()
        case .product(let id): return product(id, context)
        case .splash: SplashView(model: context.model(splash))
        case .order(let id): OrderView(model: context.model { self.order(id) })
        """,
        "private func product(_ id: Int, _ context: Context) -> Screen { Product(id: id) }")
          + """

          extension Screens {
            func splash() -> SplashModel { SplashModel(startUp: startUp) }
            func order(_ id: Int) -> OrderModel { OrderModel(id: id) }
            func product(named name: String) -> Screen { Named(name) }
          }
          struct Other { func splash() -> Wrong { Wrong() } }
          """)
    #expect(found.notes.isEmpty)
    #expect(
      found.cases.map { "\($0.name): \($0.parts.map(\.description).joined(separator: " "))" } == [
        "main: EmptyView()", "product: Product(id)",
        "splash: SplashView(model) SplashModel(startUp)",
        "order: OrderView(model) OrderModel(id)",
      ])
  }

  @Test("the switch is found in a function that gets the route")
  func elsewhere() throws {
    let found = try read(
      """
      public struct Root: ScreenAssembly {
        public func screen(for route: List, in context: Context) -> UIViewController {
          assembly(for: route).build()
        }
        private func assembly(for wanted: List) -> any Assembly {
          let flow = TextFlow(coordinator)
          switch wanted {
          case .input, .other: return Input(onEvent: flow.handle)
          }
        }
      }
      """)
    #expect(found.cases.map(\.name) == ["input", "other"])
    #expect(found.cases.map(\.parts).allSatisfy { $0.map(\.type) == ["Input"] })
  }

  @Test(
    "what is not understood is said with its place",
    arguments: [
      ("default: return A()", "Shop.swift:4: default names no case, so none is drawn for it."),
      ("case someRoute: return A()", "Shop.swift:4: someRoute names no case."),
      (
        "case .a: return models.a(context)",
        "Shop.swift:4: no type is made for a: return models.a(context)"
      ),
      ("case .a:\n#if DEBUG\nA()\n#else\nB()\n#endif", "Shop.swift:4: both sides of #if are read."),
      (
        "case .a: return make(1)",
        "Shop.swift:4: make may be several functions, so none is followed."
      ),
    ])
  func notes(branch: String, note: String) throws {
    let found = try read(
      assembly(
        branch,
        "func make(_ a: Int) -> A { A(a) }; func make(_ b: String) -> B { B(b) }"))
    #expect(found.notes.contains(note), "\(found.notes)")
  }

  @Test("an assembly without a switch, and functions in a circle, end")
  func circle() throws {
    let none = try read("struct A { func screen(for route: R) -> V { screen(for: route) } }")
    #expect(none.notes == ["Shop.swift:1: no switch over route was found in A."])
    let circle = try read(
      assembly("case .a: return one()", "func one() -> V { two() }; func two() -> V { one() }"))
    #expect(circle.cases.map(\.name) == ["a"])
    #expect(circle.notes.count == 1)
  }

  @Test("other switches and other uses of case do not end a branch")
  func nested() throws {
    let found = try read(
      assembly(
        """
        case .a(let x) where x > 1:
          if case .b = x { return B() }
          guard let y = x, case .c = y else { return C() }
          switch y { case .d: return D() default: return E() }
        case let .f(z): return F(z)
        """))
    #expect(found.cases.map(\.name) == ["a", "f"])
    #expect(found.cases.first?.parts.map(\.type) == ["B", "C", "D", "E"])
    #expect(found.notes.isEmpty)
  }
}
