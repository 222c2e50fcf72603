import Testing

@testable import Portolan
@testable import PortolanLog

/// A shop with a log from its first request on.
@MainActor struct Recording {
  let shopping: Shopping
  let log: NavigationLog

  var navigator: Navigator<Shop> { shopping.navigator }
  var records: [LogRecord] { log.records }

  init(limit: Int = 500, host: RecordingHost? = nil) {
    shopping = Shopping(host: host)
    log = NavigationLog(recording: shopping.scene, limit: limit)
  }

  /// Asks for something and waits until nothing is on its way any more.
  func after(_ ask: (Navigator<Shop>) throws -> Void) async rethrows {
    try ask(navigator)
    await eventually { !shopping.scene.isBusy }
  }

  /// What a replay of the exported log finds, read again from its bytes.
  func replay(with map: any NavigationMap<Shop> = ShopMap()) throws -> NavigationReplay.Report {
    try NavigationReplay(LogFile(reading: log.export()), maps: map).run()
  }
}

extension LogRecord {
  /// The code of the error, or of the diagnostic.
  var code: String? {
    if case .failed(let code, _, _, _)? = end { return code }
    return nil
  }

  var arrived: String? {
    if case .arrived(let place)? = end { return place }
    return nil
  }
}
