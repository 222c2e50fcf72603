extension TabsModel {
  func describe(into scribe: Scribe) {
    scribe.within(controller, stage.assumptions.accessibilityReach) { describeTabs(into: scribe) }
  }

  private func describeTabs(into scribe: Scribe) {
    scribe.element(.tabs, label: "") { node in
      node.tabsModel = self
      node.isPaged = isPaged
      for tab in tabs { describe(tab, into: scribe) }
    }
    guard hasMore else { return }
    scribe.element(.button, label: "More") { more in
      more.isSelected = isListShown || shown.map(isRow) == true
      if !scribe.isFootHittable { more.isHittable = false }
      more.action = { [weak self] in self?.tapMore() }
    }
  }

  private func describe(_ tab: TabPart, into scribe: Scribe) {
    let isRow = isRow(tab)
    scribe.element(.tab, label: label(of: tab)) { element in
      element.isSelected = tab === front
      (element.badge, element.section) = (tab.badge, tab.section)
      element.isSearch = tab.isSearch
      element.isBuilt = tab.host != nil
      // The list of More stands where content does, every other item on the bar.
      let isReached = isRow ? isListShown : !isPaged && scribe.isFootHittable
      if !isReached { element.isHittable = false }
      element.action = { [weak self] in
        if isRow { self?.choose(row: tab) } else { self?.tap(tab) }
      }
      scribe.with(visible: !isListShown) {
        scribe.with(hittable: tab === front) { tab.host?.root?.describe(into: scribe) }
      }
      if isRow { element.all(.stack).first?.hasBarAbove = true }
    }
  }
}
