extension Planner {
  /// Takes away what is shown and kept, and builds what was saved.
  mutating func restore(
    _ outline: TreeOutline<SavedName<AnyRoute>>
  ) throws(NavigationError) -> NodeID? {
    isKeeping = false
    replaceBase()
    releaseKept(over: 0)
    let last = tree.newest.raw
    var restorer = Restorer(outline, without: refused, planner: self)
    let report = try restorer.restore()
    self = restorer.planner
    tree.restored = last + 1..<tree.newest.raw + 1
    restoration = report
    return tree.visiblePath.last
  }
}
