import Foundation
import HeadlessSwiftUI
import Portolan
import PortolanTesting
import Testing

@testable import FiveScreens

extension Recipes {
  @Suite("The recipe FiveScreens restores a stored path as far as its routes are known")
  @MainActor struct FiveStoredTests {
    /// What an app writes when it ends with the whole chain in its stack.
    private func stored() async throws -> String {
      let run = try await FiveRun()
      try await run.set(FivePathTests.chain)
      return String(decoding: try run.app.stack.path.stored(), as: UTF8.self)
    }

    @Test("P10 stored, and restored at the next start, with the way back", arguments: Draw.some)
    func roundTrip(draw: Draw) async throws {
      let data = Data(try await stored().utf8)
      let run = try await FiveRun(.values, draw)
      run.app.stack.set(try [FiveRoute](stored: data), as: .cut)
      try await run.stage.settle()
      run.expect(FivePathTests.chain)
      try await run.tapBack()
      run.expect([.first, .second, .third])
    }

    @Test("P10 at a route that is no longer known the path ends")
    func unknownRoute() async throws {
      let text = try await stored()
      let old = text.replacingOccurrences(of: "\"third\"", with: "\"gallery\"")
      #expect(old != text)
      let run = try await FiveRun()
      let path = try [FiveRoute](stored: Data(old.utf8))
      #expect(path == [.first, .second])
      run.app.stack.set(path)
      try await run.stage.settle()
      run.expect([.first, .second])
    }

    @Test("P10 damaged data is an error that says so, and nothing moves")
    func damaged() async throws {
      let text = try await stored()
      for length in 0..<text.utf8.count {
        let data = Data(text.utf8.prefix(length))
        #expect(throws: ArchiveProblem.foreign) {
          try [FiveRoute](stored: data)
        }
      }
    }
  }
}
