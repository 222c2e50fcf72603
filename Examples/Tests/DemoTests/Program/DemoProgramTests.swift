import Foundation
import Testing

@Suite("The demo as a program") struct DemoProgramTests {
  @Test(
    "it prints an address on this computer and how to end it, and ends when it is asked to",
    arguments: [false, true])
  func ends(byOthers: Bool) throws {
    let demo = try DemoProcess("--port", "0")
    let address = try #require(demo.address())
    #expect(address.host == "127.0.0.1")
    #expect(address.port ?? 0 > 0)
    #expect(address.query?.hasPrefix("token=") == true)
    #expect(demo.line() == "Ctrl-C ends it.")
    if byOthers { demo.terminate() } else { demo.interrupt() }
    #expect(demo.line() == "The Store has ended.")
    #expect(demo.line() == nil)
    let (status, errors) = demo.end()
    #expect(status == 0)
    #expect(errors.isEmpty)
  }

  @Test("open to the network it prints the name it was given, and warns")
  func network() throws {
    let demo = try DemoProcess("--network", "localhost")
    #expect(try #require(demo.address()).host == "localhost")
    demo.interrupt()
    let (status, errors) = demo.end()
    #expect(status == 0)
    #expect(
      errors
        == "demo: whoever has the address sees the Store and drives it; nothing is encrypted.\n")
  }

  @Test("a port that is taken is one sentence and status 1")
  func takenPort() throws {
    let first = try DemoProcess("--port", "0")
    let port = try #require(first.address()?.port)
    let second = try DemoProcess("--port", "\(port)")
    #expect(second.line() == nil)
    let (status, errors) = second.end()
    #expect(status == 1)
    #expect(
      errors
        == "demo: Another program uses port \(port): end that program, or choose another port "
        + "(0 takes any).\n")
    first.interrupt()
    #expect(first.end().status == 0)
  }

  @Test(
    "wrong arguments are told with status 2",
    arguments: [["--port", "70000"], ["--ui", "swiftui"], ["now"]])
  func wrongArguments(_ arguments: [String]) throws {
    let demo = try DemoProcess(arguments: arguments)
    let (status, errors) = demo.end()
    #expect(status == 2)
    #expect(errors.hasPrefix("Error: "))
  }

  @Test("a folder for the state that was given is kept")
  func state() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("demo-state-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let demo = try DemoProcess("--state", folder.path)
    _ = try #require(demo.address())
    demo.interrupt()
    #expect(demo.end().status == 0)
    #expect(FileManager.default.fileExists(atPath: folder.path))
    try FileManager.default.removeItem(at: folder)
  }
}
