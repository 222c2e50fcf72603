import Testing

@testable import TestSupport

@Suite("A random test run that hangs ends the process and prints its seed")
struct WalkAlarmTests {
  @Test func `ends the process`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = WalkAlarm(seed: 4711, seconds: 0)
      while true {}
    }
    let said = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(said.contains("seed 4711"))
  }
}
