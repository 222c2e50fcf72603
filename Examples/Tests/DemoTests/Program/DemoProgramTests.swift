import Foundation
import Testing

@Suite("The demo command prints its address, and refuses wrong arguments with a sentence")
struct DemoProgramTests {
  @Test(
    "it prints an address on this computer and how to end it, and ends when it is asked to",
    arguments: [false, true])
  func ends(byOthers: Bool) async throws {
    let demo = try DemoProcess("--port", "0")
    let address = try #require(await demo.address())
    #expect(address.host == "127.0.0.1")
    #expect(address.port ?? 0 > 0)
    #expect(address.query?.hasPrefix("token=") == true)
    #expect(try await demo.line() == "Ctrl-C ends it.")
    if byOthers { demo.terminate() } else { demo.interrupt() }
    #expect(try await demo.line() == "The Store has ended.")
    #expect(try await demo.line() == nil)
    let (status, errors) = try await demo.end()
    #expect(status == 0)
    #expect(errors.isEmpty)
  }

  @Test("open to the network it prints the name it was given, and warns")
  func network() async throws {
    let demo = try DemoProcess("--network", "localhost")
    #expect(try #require(await demo.address()).host == "localhost")
    demo.interrupt()
    let (status, errors) = try await demo.end()
    #expect(status == 0)
    #expect(
      errors
        == "demo: whoever has the address sees the Store and drives it; nothing is encrypted.\n")
  }

  @Test("a port that is taken is one sentence and status 1")
  func takenPort() async throws {
    let first = try DemoProcess("--port", "0")
    let port = try #require(await first.address()?.port)
    let second = try DemoProcess("--port", "\(port)")
    #expect(try await second.line() == nil)
    let (status, errors) = try await second.end()
    #expect(status == 1)
    #expect(
      errors
        == "demo: Another program uses port \(port): end that program, or choose another port "
        + "(0 takes any).\n")
    first.interrupt()
    #expect(try await first.end().status == 0)
  }

  @Test(
    "wrong arguments are told with status 2",
    arguments: [["--port", "70000"], ["--ui", "appkit"], ["now"]])
  func wrongArguments(_ arguments: [String]) async throws {
    let demo = try DemoProcess(arguments: arguments)
    let (status, errors) = try await demo.end()
    #expect(status == 2)
    #expect(errors.hasPrefix("Error: "))
  }

  @Test("a folder for the state that was given is kept")
  func state() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("demo-state-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let demo = try DemoProcess("--state", folder.path)
    _ = try #require(await demo.address())
    demo.interrupt()
    #expect(try await demo.end().status == 0)
    #expect(FileManager.default.fileExists(atPath: folder.path))
    try FileManager.default.removeItem(at: folder)
  }
}
