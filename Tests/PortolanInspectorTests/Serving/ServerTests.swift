#if DEBUG && Inspector
import Foundation
import Testing

@testable import PortolanInspector

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@MainActor
@Suite("The inspector's server listens on localhost, and on the network only when asked to")
struct ServerTests {
  private let inspector = Inspector(TestPhone())

  private func get(
    _ url: URL, _ headers: [String: String] = [:]
  ) async throws -> (status: Int, text: String, headers: [AnyHashable: Any]) {
    var request = URLRequest(url: url)
    for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
    let session = URLSession(configuration: .ephemeral)
    let (data, response) = try await session.data(for: request)
    let http = try #require(response as? HTTPURLResponse)
    return (http.statusCode, String(decoding: data, as: UTF8.self), http.allHeaderFields)
  }

  @Test func `the printed address gives the page, and allows it nothing else`() async throws {
    let address = try await inspector.start()
    let page = try await get(address)
    #expect(page.status == 200)
    #expect(page.text == (try Repository.text("Sources/PortolanInspector/Page/index.html")))
    #expect("\(page.headers["Set-Cookie"] ?? "")".contains("HttpOnly"))
    #expect("\(page.headers["Content-Security-Policy"] ?? "")".hasPrefix("default-src 'none'"))
    await inspector.stop()
  }

  @Test func `without the token, with another origin, to another file`() async throws {
    let address = try await inspector.start()
    let root = try #require(URL(string: "/", relativeTo: address))
    let bare = try await get(root)
    #expect(bare.status == 403)
    #expect(bare.text.contains("Open the address that the app has printed"))
    #expect(try await get(address, ["Origin": "http://evil.example"]).status == 403)
    let query = try #require(address.query())
    let other = try #require(URL(string: "/nothing?\(query)", relativeTo: address))
    #expect(try await get(other).status == 404)
    let socket = try #require(URL(string: "/socket?\(query)", relativeTo: address))
    #expect(try await get(socket).status == 400, "no upgrade was asked for")
    await inspector.stop()
  }

  @Test func `other addresses of this computer are closed, unless it is open to the network`()
    async throws
  {
    let closed = try await inspector.start()
    let port = try #require(closed.port)
    let other = try #require(URL(string: "http://127.0.0.2:\(port)/"))
    await #expect(throws: URLError.self) { _ = try await get(other) }
    await inspector.stop()
    let open = try await inspector.start(reach: .network(host: "127.0.0.2"))
    #expect(open.host() == "127.0.0.2")
    #expect(try await get(open).status == 200)
    await inspector.stop()
  }

  @Test(arguments: ["", "a b", "http://mac.local", "mac.local:80", "mac/local"])
  func `what is no name of a computer is said to be none`(host: String) async {
    await #expect(throws: InspectorError.noHost(host)) {
      try await inspector.start(reach: .network(host: host))
    }
    #expect(InspectorError.noHost(host).description.contains("not the name or address"))
  }

  @Test func `a port that is taken is named`() async throws {
    let address = try await inspector.start()
    let port = UInt16(try #require(address.port))
    let other = Inspector(TestPhone())
    await #expect(throws: InspectorError.portIsTaken(port)) { try await other.start(port: port) }
    #expect(InspectorError.portIsTaken(port).description.contains("uses port \(port)"))
    await inspector.stop()
  }

  @Test func `started twice it tells the same address; again after its end another`() async throws {
    let address = try await inspector.start()
    #expect(try await inspector.start() == address)
    let port = UInt16(try #require(address.port))
    await inspector.stop()
    let again = try await inspector.start(port: port)
    #expect(again.port == address.port && again != address, "another run has another token")
    #expect(try await get(address).status == 403)
    await inspector.stop()
    await inspector.stop()
  }
}
#endif
