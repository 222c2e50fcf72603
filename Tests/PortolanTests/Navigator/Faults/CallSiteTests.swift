import Foundation
import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor @Suite("A request's call site is a place in the app's code, never one in the library's")
struct CallSiteTests {
  /// The file that is said to have asked for what is done.
  private func file(
    of ask: @MainActor (Shopping) async throws -> Void
  ) async throws -> String {
    let shopping = try await Shopping.showing(.bag, host: RecordingHost())
    var files: [String] = []
    shopping.scene.onEvent = {
      guard case .requested(let asked) = $0 else { return }
      switch asked.requester {
      case .code(let site), .link(let site), .restoration(let site): files.append(site.fileID)
      case .gesture: files.append(CallSite.user.fileID)
      }
    }
    try await ask(shopping)
    await settle()
    return try #require(files.last)
  }

  @Test func `a link's is where the scene was told to open it`() async throws {
    let url = try #require(URL(string: "shop://products/1"))
    let file = try await file { $0.scene.open(url) }
    #expect(file == #fileID)
  }

  @Test func `a gesture's is none of the library's`() async throws {
    let file = try await file { $0.scene.submit(gesture: .dismiss()) }
    #expect(!file.hasPrefix("Portolan/"))
  }

  @Test func `a tap's on a tab neither`() async throws {
    let file = try await file { shopping in
      shopping.navigator.dismiss()
      MemberTap(1, of: try shopping.node(.main), selected: 0, in: shopping.scene).perform()
    }
    #expect(!file.hasPrefix("Portolan/"))
  }
}
