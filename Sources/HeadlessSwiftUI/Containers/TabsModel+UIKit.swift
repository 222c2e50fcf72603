internal import HeadlessUIKit

/// What code of UIKit's does to the controller of the tabs (S78).
extension TabsModel {
  func connect() {
    controller.screens = { [weak self] in self?.tabs.map(\.controller) ?? [] }
    controller.place = { [weak self] in
      guard let self, let front else { return nil }
      return tabs.firstIndex { $0 === front }
    }
    controller.choose = { [weak self] in self?.choose(place: $0) }
    controller.refuse = { [weak stage] in
      stage?.report("code of UIKit's sets the controllers of a TabView")
    }
  }

  private func choose(place: Int) {
    guard tabs.indices.contains(place) else {
      stage.report("code of UIKit's selects tab \(place) of a TabView that has \(tabs.count)")
      return
    }
    guard tabs[place] !== front else { return }
    bring(tabs[place])
    hear(tabs[place], stage.assumptions.tabsByUIKit)
  }

  /// Writes the selection of a tab that UIKit has brought to the front, where SwiftUI hears of it.
  func hear(_ tab: TabPart, _ hearing: HeadlessViewAssumptions.Hearing) {
    guard hearing == .written else {
      overruled = selection.get()
      return
    }
    if !selection.set(tab.tag) {
      stage.report("TabView: the tag \(tab.tag.base) is not of the selection's type")
    }
    graph.check(self)
  }

  /// A user's tap, of which other code's delegate is asked and told in the place of SwiftUI's (S79).
  func tapAsking(_ tab: TabPart, _ delegate: any UITabBarControllerDelegate) {
    guard delegate.tabBarController(controller, shouldSelect: tab.controller) else { return }
    if stage.assumptions.delegatesOfOthers == .written {
      choose(tapped: tab)
    } else if tab !== front {
      bring(tab)
      hear(tab, .unheard)
    }
    delegate.tabBarController(controller, didSelect: tab.controller)
  }
}
