import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@MainActor
@Suite("A test can tap the same tabs on each device, wherever that device places the tab bar")
struct TabPlacementTests {
  private func tab(_ name: String) -> some TabContent<String> {
    Tab(value: name) {
      Text(name)
    } label: {
      Text(name)
    }
  }

  private func tabs(_ placement: AdaptableTabBarPlacement, on device: HeadlessDevice) -> [String] {
    let scene = HeadlessScene(profile: .iOS27, device: device) {
      TabView(selection: .constant("A")) {
        tab("A")
        TabSection("S") {
          tab("B")
          tab("C")
        }
      }
      .tabViewStyle(.sidebarAdaptable)
      .defaultTabBarPlacement(placement)
      .defaultAdaptableTabBarPlacement(placement)
    }
    if device == .duo { scene.screen.unfold() }
    scene.finish()
    #expect(scene.faults == [])
    return scene.nodes.all(.tab).filter(\.isHittable).map(\.label)
  }

  @Test(arguments: HeadlessDevice.allCases)
  func `on each device`(device: HeadlessDevice) {
    for placement in [AdaptableTabBarPlacement.automatic, .tabBar, .sidebar] {
      #expect(tabs(placement, on: device) == ["A", "B", "C"])
    }
  }
}
