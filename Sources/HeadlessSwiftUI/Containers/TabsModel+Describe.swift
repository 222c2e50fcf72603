extension TabsModel {
  private func identifier(of tab: TabPart) -> String? {
    guard let label = tab.label else { return nil }
    let scratch = SemanticNode(.window, label: "")
    label.describe(into: Scribe(scratch))
    return scratch.flat.compactMap(\.accessibilityIdentifier).first
  }

  func describe(into scribe: Scribe) {
    scribe.element(.tabs, label: "") { node in
      node.tabsModel = self
      for tab in tabs {
        let isShown = tab === shown
        scribe.element(.tab, label: label(of: tab)) { element in
          element.accessibilityIdentifier = identifier(of: tab)
          element.isSelected = isShown
          element.isBuilt = tab.host != nil
          element.action = { [weak self] in self?.tap(tab) }
          scribe.with(hittable: isShown) { tab.host?.root?.describe(into: scribe) }
        }
      }
    }
  }
}
