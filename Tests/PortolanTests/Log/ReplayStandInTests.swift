import Foundation
import Testing

@testable import Portolan
@testable import PortolanFixtures
@testable import PortolanLog

@MainActor @Suite("A replay uses a sample in place of a route whose values are not in the log")
struct ReplayStandInTests {
  @Test func `two products need two samples`() async throws {
    let recording = Recording()
    await recording.after { $0.show(.main) }
    await recording.after { $0.push(.product(id: 77)) }
    await recording.after { $0.push(.product(id: 78)) }
    let few = try recording.replay()
    let product = try #require(few.standIns.first { $0.route.text == "product" })
    #expect(product.routes == 2 && product.samples == 1)
    #expect(
      product.description
        == "product: 2 routes in the log, 1 sample in the map, so several routes became one screen")
    #expect(few.standIns == [product], "the other cases have no values that a log could lack")
    #expect(few.differences.isEmpty == false)
    let many = try recording.replay(with: ManyProducts())
    #expect(many.differences.isEmpty)
    #expect(many.standIns.allSatisfy { $0.samples >= $0.routes })
  }

  @Test func `one product asked for twice is one`() async throws {
    let recording = Recording()
    await recording.after { $0.show(.product(id: 77)) }
    await recording.after { $0.show(.bag) }
    await recording.after { $0.show(.product(id: 77)) }
    let file = try LogFile(reading: recording.log.export())
    #expect(file.routes.names.count { $0 == "product" } == 1)
    #expect(file.routes.names.firstIndex(of: "product").flatMap(file.routes.text) == nil)
    #expect(try recording.replay().differences.isEmpty)
  }

  @Test func `no sample is an error that says which`() async throws {
    struct Poor: NavigationMap {
      func destination(for route: Shop) -> RouteDestination<Shop> {
        ShopMap().destination(for: route)
      }
      var samples: [Shop] { [.main] }
    }
    let recording = Recording()
    await recording.after { $0.show(.main) }
    await recording.after { $0.show(.bag) }
    #expect(throws: NavigationReplay.Problem.noSample(AnyRoute(Shop.bag).label)) {
      try recording.replay(with: Poor())
    }
    let export = try LogFile(reading: recording.log.export())
    #expect(throws: NavigationReplay.Problem.noSample(AnyRoute(Shop.main).label)) {
      try NavigationReplay(export, maps: FrontMap())
    }
  }

  /// A route that may be logged, so that no sample is needed.
  private enum Open: NavigationRoute {
    case home, door(String)
    var isLoggable: Bool { true }
  }

  private struct OpenMap: NavigationMap {
    func destination(for route: Open) -> RouteDestination<Open> {
      switch route {
      case .home: return .screenInStack(.root)
      case .door: return .screen(.pushed(.inVisibleStack))
      }
    }
  }

  @Test func `a loggable route is in the log as it is`() throws {
    let navigator = Navigator(OpenMap())
    let log = NavigationLog(recording: navigator.scene)
    navigator.show(.home)
    navigator.push(.door("red"))
    navigator.push(.door("blue"))
    let export = try LogFile(reading: log.export())
    #expect(export.routes.texts.contains(#"{"door":{"_0":"blue"}}"#))
    let report = try NavigationReplay(export, maps: OpenMap()).run()
    #expect(report.differences.isEmpty && report.standIns.isEmpty && report.replayed == 3)
  }

  @Test func `what can no longer be read falls back to a sample`() throws {
    let texts = RouteTexts((Shop.savedName, 1, [#"{"sack":{}}"#]), name: "bag")
    let source = try ReplaySource([MapSet.Entry(ShopMap())], [], for: texts)
    #expect(source.routes == [AnyRoute(Shop.bag)])
    #expect(source.standIns == [AnyRoute(Shop.bag).label: 1])
  }

  @Test func `links that could not be read count as requests, and fail again`() async throws {
    let recording = Recording()
    await recording.after { $0.show(.main) }
    let url = try #require(URL(string: "shop://nowhere"))
    await recording.after { $0.open(url) }
    await recording.after { $0.show(.bag) }
    let report = try recording.replay()
    #expect(report.replayed == 3 && report.differences.isEmpty, "\(report)")
  }
}
