import HeadlessUIKit
import TestSupport
import Testing

@_spi(Measuring) @testable import Portolan
@testable import PortolanUIKit

@MainActor
@Suite("A navigation reads only the controllers that it changes, however many are open")
struct CostTests {
  /// How many nodes a change of tabs reads from the request to the arrival, and back.
  private func readsOfChange(besides count: Int) async -> Int {
    let reads = ReadCounter()
    await TestApp.run { app in
      app.session.isSignedIn = true
      app.navigator.show(.order(id: 1))
      await app.settle()
      app.navigator.show(.products)
      await app.settle()
      for id in 0..<count { app.navigator.push(.product(id: id)) }
      await app.settle()
      app.navigator.scene.traffic.tree.reads = reads
      let requests = [
        app.navigator.show(.order(id: 1)), app.navigator.show(.product(id: count - 1)),
      ]
      await app.settle()
      #expect(requests.map(\.ending) == ["arrived", "arrived"])
    }
    return reads.count
  }

  @Test("Law 10 on UIKit: a tab with many screens is selected as fast as one with few")
  func tabs() async {
    let few = await readsOfChange(besides: 3)
    let many = await readsOfChange(besides: 300)
    #expect(few > 0)
    #expect(many <= 2 * few, "\(few) reads besides 3 screens, \(many) besides 300")
  }
}
