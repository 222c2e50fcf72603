import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@MainActor @Suite("A SwiftUI sheet blocks touches on the views that it covers (mail F6)")
struct CoveredBySheetTests {
  private struct Tabs: View {
    let count: Int
    let detents: Set<PresentationDetent>
    @State private var isShown = true
    @State private var isFiltering = false

    var body: some View {
      TabView {
        ForEach(0..<count, id: \.self) { place in
          Button("Map \(place)") {}.tabItem { Text("Tab \(place)") }
        }
      }
      .sheet(isPresented: $isShown) {
        Button("Filter") { isFiltering = true }
          .presentationDetents([.medium])
          .presentationBackgroundInteraction(.enabled)
          .sheet(isPresented: $isFiltering) {
            Button("Apply") {}
              .presentationDetents(detents)
              .presentationBackgroundInteraction(.enabled)
          }
      }
    }
  }

  private func scene(
    on device: HeadlessDevice, tabs count: Int = 2, filter detents: Set<PresentationDetent> = []
  ) -> HeadlessScene {
    let scene = HeadlessScene(device: device) { Tabs(count: count, detents: detents) }
    scene.finish()
    return scene
  }

  private func reason(_ touch: () throws -> Void) -> HeadlessTouchError.Reason? {
    do {
      try touch()
      return nil
    } catch { return (error as? HeadlessTouchError)?.reason }
  }

  @Test(
    "mail F6: on a phone no tab can be chosen beneath a sheet, and content above it takes touches")
  func phone() {
    let scene = scene(on: .phone)
    #expect(scene.tappable == ["Map 0", "Filter"])
    #expect(reason { try scene.tapTab("Tab 1") } == .covered)
    #expect(reason { try scene.tapTab(at: 1) } == .covered)
    #expect(reason { try scene.touch("Tab 1") } == .covered)
  }

  @Test("mail F6: nor More, which stands on the same bar")
  func more() {
    let scene = scene(on: .phone, tabs: 7)
    #expect(reason { try scene.tap("More") } == .covered)
    #expect(scene.tappable == ["Map 0", "Filter"])
  }

  private struct Playing: View {
    @State private var isShown = true

    var body: some View {
      TabView { Button("Songs") {}.tabItem { Text("Home") } }
        .tabViewBottomAccessory { Button("Play") {} }
        .sheet(isPresented: $isShown) {
          Button("Queue") {}
            .presentationDetents([.medium])
            .presentationBackgroundInteraction(.enabled)
        }
    }
  }

  @Test("mail F6: nor the accessory above the bar", arguments: [HeadlessDevice.phone, .pad])
  func accessory(device: HeadlessDevice) {
    let scene = HeadlessScene(profile: .iOS26, device: device) { Playing() }
    scene.finish()
    #expect(scene.tappable.contains("Play") == (device == .pad))
    #expect(scene.tappable.contains("Songs") && scene.tappable.contains("Queue"))
  }

  @Test("mail F6: on a tablet the sheet stands in the middle and covers no bar")
  func tablet() throws {
    let scene = scene(on: .pad)
    try scene.tapTab("Tab 1")
    scene.finish()
    #expect(scene.tappable.contains("Map 1"))
    scene.screen.rotate(to: CGSize(width: 390, height: 768), on: .pad)
    scene.finish()
    #expect(reason { try scene.tapTab("Tab 0") } == .covered, "a narrow window is as a phone")
  }

  @Test("mail F6: a sheet is behind one of its height, and not behind a lower one")
  func twoSheets() throws {
    let ends: [(PresentationDetent, Bool)] = [
      (.height(120), false), (.medium, true), (.large, true),
    ]
    for (detent, isBehind) in ends {
      let scene = scene(on: .phone, filter: [detent])
      try scene.tap("Filter")
      scene.finish()
      #expect(scene.tappable.contains("Filter") != isBehind, "\(detent)")
      #expect(scene.tappable.contains("Apply"))
    }
  }
}
