import Foundation
import Testing

@testable import Portolan
@testable import PortolanFixtures
@testable import PortolanLog

@MainActor
@Suite("The log of a scene contains its curtains' requests, and a replay repeats them (N16)")
struct ReplayedCurtainTests {
  private func replay(_ log: NavigationLog) throws -> NavigationReplay.Report {
    try NavigationReplay(LogFile(reading: log.export()), maps: StrongroomMap()).run()
  }

  @Test func `a lock that opens, shows a code and a hint, and closes`() async throws {
    let bank = try await StrongroomShift()
    let log = NavigationLog(recording: bank.scene)
    try await bank.navigator.navigate(to: .main)
    try await bank.navigator.navigate(to: .lock)
    try await bank.navigator.navigate(to: .code)
    try await bank.navigator.navigate(to: .hint)
    bank.navigator.dismiss()
    try await bank.navigator.close(.lock).arrival()
    try await bank.navigator.navigate(to: .account(1))
    await settle()
    let words = log.records.map(\.words)
    #expect(words.contains("show lock") && words.contains("show code"), "\(words)")
    let report = try replay(log)
    #expect(report.replayed == log.records.count { $0.number != nil })
    #expect(report.differences.isEmpty, "\(report)")
  }

  @Test func `one lock after another, and one over another`() async throws {
    let bank = try await StrongroomShift(showing: .main)
    let log = NavigationLog(recording: bank.scene)
    try await bank.navigator.navigate(to: .accounts)
    for _ in 1...2 {
      try await bank.navigator.navigate(to: .lock)
      try await bank.navigator.navigate(to: .update)
      try await bank.navigator.close(.update).arrival()
      try await bank.navigator.navigate(to: .code)
      try await bank.navigator.close(.lock).arrival()
    }
    await settle()
    let report = try replay(log)
    #expect(report.replayed > 10 && report.differences.isEmpty, "\(report)")
  }

  @Test func `what a curtain did otherwise is a difference`() async throws {
    let bank = try await StrongroomShift(showing: .main)
    let log = NavigationLog(recording: bank.scene)
    try await bank.navigator.navigate(to: .accounts)
    try await bank.navigator.navigate(to: .lock)
    try await bank.navigator.navigate(to: .code)
    let text = String(decoding: try log.export(), as: UTF8.self)
      .replacing(#""arrived":{"at":"code"}"#, with: #""arrived":{"at":"hint"}"#)
    let file = try LogFile(reading: Data(text.utf8))
    let report = try NavigationReplay(file, maps: StrongroomMap()).run()
    #expect(report.differences.count == 1, "\(report)")
  }
}
