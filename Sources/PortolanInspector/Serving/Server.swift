#if DEBUG && Inspector
import FlyingFox
import FlyingSocks
import Foundation

/// Serves the page and its connections on this computer.
struct Server: Sendable {
  /// The address to be opened, with its token.
  let address: URL
  private let http: HTTPServer
  private let run: Task<Void, any Error>

  /// Begins to listen; 0 is any port that is free.
  static func start(
    port: UInt16, reach: InspectorReach, lobby: Lobby
  ) async throws(InspectorError) -> Server {
    if case .network(let host) = reach, !host.isHost { throw .noHost(host) }
    let http = HTTPServer(address: sockaddr_in.inet(port: port, reach), logger: .disabled)
    let run = Task { try await http.run() }
    do {
      try await http.waitUntilListening()
      guard case .ip4(_, let port)? = await http.listeningAddress else {
        throw SocketError.unsupportedAddress
      }
      let door = Door(token: Door.makeToken(), port: port, reach)
      await http.appendRoute("*", to: Reception(door: door, lobby: lobby))
      guard let address = door.address else { throw SocketError.unsupportedAddress }
      return Server(address: address, http: http, run: run)
    } catch {
      run.cancel()
      throw await InspectorError(run, port, error)
    }
  }

  /// Ends all connections and gives the port back.
  func stop() async {
    await http.stop(timeout: 1)
    run.cancel()
  }
}

extension String {
  /// Whether it can stand as a computer's name in an address.
  fileprivate var isHost: Bool {
    URL(string: "http://\(self)/")?.host(percentEncoded: true) == self
  }
}

extension sockaddr_in {
  fileprivate static func inet(port: UInt16, _ reach: InspectorReach) -> sockaddr_in {
    var address = inet(port: port)
    if reach == .thisComputer { address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian }
    return address
  }
}

extension InspectorError {
  /// What kept a server from listening: its own run knows better than who waited for it.
  fileprivate init(_ run: Task<Void, any Error>, _ port: UInt16, _ other: any Error) async {
    var reason = other
    if case .failure(let error) = await run.result { reason = error }
    if case SocketError.failed(_, EADDRINUSE, _) = reason {
      self = .portIsTaken(port)
    } else {
      self = .cannotListen(port: port, "\(reason.localizedDescription)")
    }
  }
}
#endif
