import HeadlessSwiftUI
import HeadlessUIKit
import Portolan
import Testing

@MainActor
@Suite("A request arrives even if other code shows another screen while its first screen closes")
struct ReplacedBesideTests {
  /// Seeds 157 and 87: a request waited for the host's deadline.
  @Test("another one comes while a request closes the one before", arguments: World.each)
  func replaced(world: World) async throws {
    for (first, second) in [
      (OtherCode.Way.cover, OtherCode.Way.popover), (.sheet, .alert), (.alert, .sheet),
      (.popover, .cover),
    ] {
      let app = try TestApp(withHouseIn: world)
      await app.settle()
      let products = try #require(app.peeked.visiblePath.last)
      app.other.show(first, from: products)
      await app.settle()
      let request = app.navigator.show(.note)
      app.other.show(second, from: products)
      await app.rest()
      #expect(app.shown == app.peeked.picture)
      #expect(request.ending == "arrived")
      if world.reports { #expect(!app.codes.contains("NAV088"), "\(first), \(second)") }
    }
  }
}
