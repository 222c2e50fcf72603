import Foundation

/// The demo as a program of its own, with which one test speaks.
final class DemoProcess: @unchecked Sendable {
  // Unchecked: each call is awaited before the next.
  private let process = Process()
  private let output = Pipe()
  private let errors = Pipe()
  private var unread = ""

  convenience init(_ arguments: String...) throws {
    try self.init(arguments: arguments)
  }

  init(arguments: [String]) throws {
    process.executableURL = Self.products.appendingPathComponent("demo")
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = errors
    try process.run()
  }

  /// The next line that it prints; nil at its end.
  func line() async throws -> String? {
    try await apart { self.nextLine() }
  }

  private func nextLine() -> String? {
    while !unread.contains("\n") {
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { return nil }
      unread += String(decoding: data, as: UTF8.self)
    }
    let line = unread.prefix { $0 != "\n" }
    unread.removeFirst(line.count + 1)
    return String(line)
  }

  /// The address that it prints.
  func address() async throws -> URL? {
    try await line()?.split(separator: " ").last.flatMap { URL(string: String($0)) }
  }

  /// Asks it to end, as Ctrl-C does.
  func interrupt() { process.interrupt() }

  /// Asks it to end, as another program does.
  func terminate() { process.terminate() }

  /// Waits for its end: its status, and what it complained of.
  func end() async throws -> (status: Int32, errors: String) {
    try await apart { [self] in
      let complaints = errors.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return (process.terminationStatus, String(decoding: complaints, as: UTF8.self))
    }
  }

  /// The folder in which the tests and the program were built.
  private static var products: URL {
    let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    return tests?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
  }
}

/// Runs what blocks on a thread of its own: tests that count turns need the pool's few threads.
func apart<Value: Sendable>(
  _ work: @escaping @Sendable () throws -> Value
) async throws -> Value {
  try await withCheckedThrowingContinuation { next in
    Thread.detachNewThread { next.resume(with: Result { try work() }) }
  }
}
