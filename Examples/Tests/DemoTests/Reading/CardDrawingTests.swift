import HeadlessSwiftUI
import HeadlessUIKit
import PortolanInspector
import Testing

@testable import DemoKit

@MainActor
@Suite("The demo's drawing shows a sheet's detent, and whether the sheet dims what is beneath")
struct CardDrawingTests {
  private struct Card: View {
    let isUndimmed: Bool

    var body: some View {
      Text("base").sheet(isPresented: .constant(true)) {
        Text("card")
          .presentationDetents([.height(120), .large])
          .presentationBackgroundInteraction(
            isUndimmed ? .enabled(upThrough: .height(120)) : .disabled)
      }
    }
  }

  @Test("in UIKit: the height at which it rests, and whether it dims", arguments: [true, false])
  func controllers(isUndimmed: Bool) async throws {
    try await DrawnScreen.run {
      Column("Base", Make.label("base"))
    } _: { drawn in
      let card = Column("Card", Make.label("card"))
      let low = UISheetPresentationController.Detent.custom(identifier: .init("low")) { _ in 120 }
      card.sheetPresentationController?.detents = [low, .large()]
      if isUndimmed {
        card.sheetPresentationController?.largestUndimmedDetentIdentifier = .init("low")
      }
      drawn.window.rootViewController?.present(card, animated: false)
      drawn.screen.turn()
      let layer = try #require(drawn.drawing.layers.last)
      #expect(layer.height == 120)
      #expect(layer.isUndimmed == isUndimmed)
    }
  }

  @Test("in SwiftUI: the same", arguments: [true, false])
  func views(isUndimmed: Bool) throws {
    let scene = HeadlessScene { Card(isUndimmed: isUndimmed) }
    scene.finishTransitions()
    let layer = try #require(NodeReading(of: scene.nodes, isCompact: true).layers.last)
    #expect(layer.style == .sheet)
    #expect(layer.height == 120)
    #expect(layer.isUndimmed == isUndimmed)
  }
}
