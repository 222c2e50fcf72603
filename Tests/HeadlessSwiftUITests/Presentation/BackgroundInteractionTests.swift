import HeadlessSwiftUI
import HeadlessUIKit
import Observation
import Testing

@MainActor @Observable private final class Card {
  var isShown = true
  var detent = PresentationDetent.height(120)
}

private struct CardApp: View {
  @Bindable var card: Card
  let isSelected: Bool
  let interaction: PresentationBackgroundInteraction

  var body: some View {
    Button("Map") {}
      .contextMenu { Button("Mark") {} }
      .sheet(isPresented: $card.isShown) {
        if isSelected {
          Button("Search") {}
            .presentationDetents([.height(120), .medium, .large], selection: $card.detent)
            .presentationBackgroundInteraction(interaction)
        } else {
          Button("Search") {}
            .presentationDetents([.large, .medium])
            .presentationBackgroundInteraction(interaction)
        }
      }
  }
}

@MainActor
@Suite("presentationBackgroundInteraction decides at which detents a sheet lets touches through")
struct BackgroundInteractionTests {
  private func scene(
    _ interaction: PresentationBackgroundInteraction, selecting isSelected: Bool = true,
    _ card: Card = Card(), on device: HeadlessDevice? = nil
  ) -> HeadlessScene {
    let scene = HeadlessScene(device: device) {
      CardApp(card: card, isSelected: isSelected, interaction: interaction)
    }
    scene.finish()
    return scene
  }

  @Test func byDefaultAndDisabledNothingPasses() {
    #expect(scene(.automatic).tappable == ["Search"])
    #expect(scene(.disabled).tappable == ["Search"])
  }

  @Test("enabled it passes at each height; at the greatest a phone has no room beside it (mail F6)")
  func enabledItPassesAtEachHeight() throws {
    for device in [HeadlessDevice.phone, .pad] {
      let scene = scene(.enabled, on: device)
      #expect(scene.tappable == ["Map", "Search"])
      try scene.dragSheet(to: .large)
      #expect(scene.tappable == (device == .phone ? ["Search"] : ["Map", "Search"]))
    }
  }

  @Test func aMenuBeneathOpensOverTheSheet() throws {
    let scene = scene(.enabled)
    try scene.press("Map")
    scene.finish()
    #expect(scene.tappable == ["Dismiss menu", "Mark"])
    try scene.tap("Mark")
    scene.finish()
    #expect(scene.tappable == ["Map", "Search"] && scene.faults.isEmpty)
  }

  @Test func theSelectedHeightDecidesAndADragWritesIt() throws {
    let card = Card()
    let scene = scene(.enabled(upThrough: .medium), card)
    #expect(scene.tappable == ["Map", "Search"])
    try scene.dragSheet(to: .large)
    #expect(card.detent == .large)
    #expect(scene.tappable == ["Search"])
    card.detent = .medium
    scene.turn()
    #expect(scene.tappable == ["Map", "Search"])
    #expect(throws: HeadlessTouchError.self) { try scene.dragSheet(to: .height(40)) }
  }

  /// A delegate that hears of drags, and passes nothing on.
  private final class Deaf: NSObject, UISheetPresentationControllerDelegate {}

  @Test("other code's delegate that passes nothing on keeps SwiftUI from hearing of it (phones B3)")
  func otherDelegate() throws {
    let card = Card()
    let scene = scene(.enabled(upThrough: .medium), card)
    let sheet = try #require(
      scene.screen.window?.rootViewController?.presentedViewController?.presentationController)
    let (own, deaf) = (sheet.delegate, Deaf())
    sheet.delegate = deaf
    try scene.dragSheet(to: .medium)
    #expect(card.detent == .height(120))
    sheet.delegate = own
    try scene.dragSheet(to: .medium)
    #expect(card.detent == .medium)
  }

  @Test func withoutASelectionItStandsLowestUntilItIsDragged() throws {
    let scene = scene(.enabled(upThrough: .medium), selecting: false)
    #expect(scene.tappable == ["Map", "Search"])
    try scene.dragSheet(to: .large)
    #expect(scene.tappable == ["Search"])
  }
}
