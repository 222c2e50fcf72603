import Foundation
import WalkKit

/// Runs the walk as a program of its own, where nothing else is alive.
struct TestProcess {
  struct Line: Decodable {
    let step: String?
    let picture: String?
    let outcome: String?
    let round: Int?
    let alive: Int
    let models: Int
  }

  let status: Int32
  let lines: [Line]
  let errors: String

  init(_ ui: WalkUI, _ arguments: String...) async throws {
    try await self.init(arguments: ["--ui", ui.rawValue] + arguments)
  }

  init(_ arguments: String...) async throws {
    try await self.init(arguments: arguments)
  }

  init(arguments: [String]) async throws {
    self = try await apart { try Self(running: arguments) }
  }

  private init(running arguments: [String]) throws {
    let process = Process()
    process.executableURL = Self.products.appendingPathComponent("walk")
    process.arguments = ["--json"] + arguments
    let output = Pipe()
    // A file, so that neither stream can fill up while the other is read.
    let log = TestWalk.freshFolder()
    try Data().write(to: log)
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: log)
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    status = process.terminationStatus
    errors = String(decoding: try Data(contentsOf: log), as: UTF8.self)
    try FileManager.default.removeItem(at: log)
    lines = try text.split(separator: UInt8(ascii: "\n")).map {
      try JSONDecoder().decode(Line.self, from: $0)
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
