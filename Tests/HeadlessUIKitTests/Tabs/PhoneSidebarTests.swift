import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("A phone shows a sidebar from iOS 27 on, where there is room and the app wants it (U180)")
struct PhoneSidebarTests {
  /// Tabs with a group, and what a finger finds on the inner display and on the outer one.
  private func found(
    _ profile: HeadlessProfile, _ placement: UITabBarController.Sidebar.Placement,
    on device: HeadlessDevice = .duo, isHidden: Bool = false
  ) async -> [String] {
    await HeadlessScreen.run(on: HeadlessScreen(profile: profile, device: device)) { screen in
      let tab = { (name: String) in
        UITab(title: name, image: nil, identifier: name) { _ in UIViewController() }
      }
      let tabs = UITabBarController()
      tabs.tabs = [
        tab("A"),
        UITabGroup(title: "G", image: nil, identifier: "G", children: [tab("B"), tab("C")]),
      ]
      tabs.mode = .tabSidebar
      tabs.sidebar.preferredPlacement = placement
      tabs.sidebar.isHidden = isHidden
      let window = screen.show(tabs)
      if device == .duo { screen.unfold() }
      screen.finishTransitions()
      let wide = screen.tabs
      #expect(tabs.sidebar.isAvailable == (isHidden || wide == ["A", "B", "C"]))
      if device == .duo {
        screen.fold()
        screen.finishTransitions()
        #expect(screen.tabs == ["A", "G"] && !tabs.sidebar.isAvailable)
      }
      _ = window
      return wide
    }
  }

  @Test("issue 37.6: the bar stands there unless the app wants the sidebar")
  func placements() async {
    #expect(await found(.iOS27, .automatic) == ["A", "G"])
    #expect(await found(.iOS27, .tabBar) == ["A", "G"])
    #expect(await found(.iOS27, .sidebar) == ["A", "B", "C"])
    #expect(await found(.iOS27, .sidebar, isHidden: true) == ["A", "G"])
    #expect(await found(.iOS26, .sidebar) == ["A", "G"])
  }

  @Test("issue 37.6: on a tablet, which has both, the wish changes nothing")
  func tablet() async {
    for placement in [UITabBarController.Sidebar.Placement.automatic, .tabBar, .sidebar] {
      #expect(await found(.iOS27, placement, on: .pad) == ["A", "B", "C"])
    }
  }
}
