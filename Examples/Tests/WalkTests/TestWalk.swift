import Foundation
import HeadlessSwiftUI
import Store

@testable import WalkKit

/// A walk through a Store with files of its own.
@MainActor final class TestWalk {
  let engine: WalkEngine
  private(set) var reports: [StepReport] = []

  init(_ ui: WalkUI, state: URL? = nil, data: URL? = nil) async throws {
    engine = try WalkEngine(ui, state: state ?? Self.freshFolder(), data: data)
    reports.append(try await engine.launch())
  }

  /// A walk through the SwiftUI shell where SwiftUI behaves in a certain way.
  init(_ profile: HeadlessProfile, _ assumptions: HeadlessViewAssumptions) async throws {
    engine = try WalkEngine(state: Self.freshFolder(), data: nil) {
      SwiftUIScreen(clock: $0, profile: profile, assumptions: assumptions)
    }
    reports.append(try await engine.launch())
  }

  nonisolated static func freshFolder() -> URL {
    FileManager.default.temporaryDirectory
      .appendingPathComponent("walk-tests-\(UUID().uuidString)", isDirectory: true)
  }

  /// Does the steps and gives their reports.
  @discardableResult
  func walk(_ steps: String...) async throws -> [StepReport] { try await walk(steps) }

  /// Does the steps and gives their reports.
  @discardableResult
  func walk(_ steps: [String]) async throws -> [StepReport] {
    let first = reports.count
    try await engine.perform(try steps.map { try WalkStep($0) }) { reports.append($0) }
    return Array(reports[first...])
  }

  /// Does the steps and gives their pictures.
  func pictures(_ steps: String...) async throws -> [String] {
    try await walk(steps).map(\.picture)
  }
}
