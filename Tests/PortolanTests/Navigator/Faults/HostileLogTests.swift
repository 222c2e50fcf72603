import Foundation
import Testing

@testable import Portolan
@testable import PortolanFixtures

@Suite("A log is replayed whatever stands in it") struct HostileLogTests {
  @Test func `with moments that no counter reaches`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let recording = Recording()
      await recording.after { $0.show(.main) }
      recording.shopping.scene.close()
      await recording.after { $0.show(.lock) }
      let text = String(decoding: try recording.log.export(), as: UTF8.self)
      let hostile = text.replacing(/"at":[0-9]+/, with: #""at":\#(Int.max)"#)
      #expect(hostile != text)
      let export = try NavigationExport(reading: Data(hostile.utf8))
      _ = try NavigationReplay(export, maps: ShopMap()).run()
    }
  }
}
