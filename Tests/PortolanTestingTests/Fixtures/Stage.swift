import Portolan
import PortolanTesting

/// A navigator with a host of some kind, and nothing private.
@MainActor struct Stage<H: RecordingHost> {
  let host: H
  let clock = TestClock()
  let navigator: Navigator<Shop>
  let session = Session()

  init(_ host: H) {
    self.host = host
    navigator = Navigator(ShopMap(), guards: ShopGuards(session: session), clock: clock)
    navigator.scene.attach(host)
  }

  /// A stage on which the routes were shown one after the other.
  static func showing(_ routes: Shop..., on host: H) async throws -> Stage {
    let stage = Stage(host)
    for route in routes { try await stage.navigator.navigate(to: route) }
    host.forget()
    return stage
  }
}
