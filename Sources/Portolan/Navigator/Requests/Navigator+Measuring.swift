extension Navigator {
  /// The plan of `show`, while `reads` counts the nodes that planning reads (law 10).
  @_spi(Measuring) public func plan(
    for route: R, counting reads: ReadCounter
  ) throws(NavigationError) -> Plan {
    var tree = scene.tree
    tree.reads = reads
    return try scene.traffic.plan(for: .show(AnyRoute(route)), in: tree)
  }
}
