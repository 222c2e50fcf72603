import Testing

@testable import Portolan

/// A shop with a log from its first request on.
@MainActor struct Recording {
  let shopping: Shopping
  let log: NavigationLog

  var navigator: Navigator<Shop> { shopping.navigator }
  var records: [PlanRecord] { log.records }

  init(limit: Int = 500, host: RecordingHost? = nil) {
    shopping = Shopping(host: host)
    log = NavigationLog(limit: limit)
    shopping.scene.log = log
  }

  /// Asks for something and waits until nothing is on its way any more.
  func after(_ ask: (Navigator<Shop>) throws -> Void) async rethrows {
    try ask(navigator)
    await eventually { !shopping.scene.isBusy }
  }

  /// What a replay of the exported log finds, read again from its bytes.
  func replay(with map: any NavigationMap<Shop> = ShopMap()) throws -> NavigationReplay.Report {
    let export = try NavigationExport(reading: log.export())
    return try NavigationReplay(export, maps: map).run()
  }
}
