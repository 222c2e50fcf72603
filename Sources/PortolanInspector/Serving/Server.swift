#if DEBUG && Inspector
import FlyingFox
import FlyingSocks
import Foundation

/// Serves the page and its connections on this computer.
///
/// It reads requests itself: FlyingFox's own server reads a head of any length, and slows down with
/// its length.
struct Server: Sendable {
  /// The address to be opened, with its token.
  let address: URL
  private let run: Task<Void, Never>

  /// Begins to listen; 0 takes any free port.
  ///
  /// A connection that does not read is kept as long as `patience`.
  static func start(
    port: UInt16, reach: InspectorReach, lobby: Lobby, patience: Duration = .seconds(10)
  ) async throws(InspectorError) -> Server {
    if case .network(let host) = reach, !host.isHost { throw .noHost(host) }
    let pool = HTTPServer.defaultPool()
    do {
      try await pool.prepare()
      let listener = try AsyncSocket(
        socket: .listening(at: sockaddr_in.inet(port: port, reach)), pool: pool)
      guard case .ip4(_, let port) = try listener.socket.sockname() else {
        throw SocketError.unsupportedAddress
      }
      let door = Door(token: Door.makeToken(), port: port, reach)
      guard let address = door.address else { throw SocketError.unsupportedAddress }
      let run = Task {
        await serve(listener, pool) { socket in
          Visit(
            socket: socket, reception: Reception(door: door), lobby: lobby, patience: patience)
        }
      }
      return Server(address: address, run: run)
    } catch { throw InspectorError(port, error) }
  }

  /// Ends all connections and releases the port.
  func stop() async {
    run.cancel()
    await run.value
  }

  private static func serve(
    _ listener: AsyncSocket, _ pool: some AsyncSocketPool,
    _ visit: @escaping @Sendable (AsyncSocket) -> Visit
  ) async {
    let visits = Visits()
    await withTaskGroup(of: Void.self) { group in
      group.addTask {
        do { try await pool.run() } catch {
          // It ends when it is cancelled, and so do all tasks that wait for it.
        }
      }
      group.addTask {
        while !Task.isCancelled {
          do {
            let visit = visit(try await listener.accept())
            await visits.begin { number in
              await visit.run { await visits.letIn(number) }
            }
          } catch {
            // The app may have too many open files; the caller will try again.
            do { try await Task.sleep(for: .milliseconds(100)) } catch { break }
          }
        }
        await visits.close()
      }
    }
    do { try listener.close() } catch {
      // It is closed all the same.
    }
  }
}

extension String {
  /// Whether it is valid as a host in an address.
  fileprivate var isHost: Bool {
    URL(string: "http://\(self)/")?.host(percentEncoded: true) == self
  }
}

extension Socket {
  fileprivate static func listening(at address: sockaddr_in) throws -> Socket {
    let socket = try Socket(domain: AF_INET)
    do {
      try socket.setValue(true, for: .localAddressReuse)
      try socket.surviveBrokenPipes()
      try socket.bind(to: address)
      try socket.listen()
      return socket
    } catch {
      try socket.close()
      throw error
    }
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
  /// The error for a failure to listen.
  fileprivate init(_ port: UInt16, _ error: any Error) {
    if case SocketError.failed(_, EADDRINUSE, _) = error {
      self = .portIsTaken(port)
    } else {
      self = .cannotListen(port: port, "\(error.localizedDescription)")
    }
  }
}
#endif
