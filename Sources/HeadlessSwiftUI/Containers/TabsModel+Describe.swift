extension TabsModel {
  func describe(into scribe: Scribe) {
    scribe.element(.tabs, label: "") { node in
      node.tabsModel = self
      for tab in tabs {
        let isShown = tab === shown
        scribe.element(.tab, label: label(of: tab)) { element in
          element.isSelected = isShown
          element.isBuilt = tab.host != nil
          element.action = { [weak self] in self?.tap(tab) }
          scribe.with(hittable: isShown) { tab.host?.root?.describe(into: scribe) }
        }
      }
    }
  }
}
