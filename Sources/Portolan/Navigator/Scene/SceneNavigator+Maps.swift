extension SceneNavigator {
  /// All screens of this app by module.
  ///
  /// For the catalogue of one module, make a navigator with its feature and those beneath it.
  public var catalogue: ScreenCatalogue { ScreenCatalogue(maps) }

  /// Problems in the maps that no navigation could overcome; empty when all is well.
  ///
  /// ```swift
  /// @Test @MainActor func maps() throws { #expect(try ShopApp().scene.problems.isEmpty) }
  /// ```
  ///
  /// It checks as `NavigationMap.problems`, for the maps of all features together: also members and
  /// anchors of other features, unknown routes, and features with the same links or name.
  public var problems: [MapProblem] { MapCheck(maps).run() + links.problems }

  /// How a layer, or an element of a stack, comes and goes: as the map says of it where it stands.
  ///
  /// A screen that a request put elsewhere moves as the map says of its own place.
  package func transition(of id: NodeID, in tree: NavigationTree) -> ScreenTransition {
    guard let route = tree.name(ofRoot: id) else { return .automatic }
    let isLayer = tree.parent(of: id) == nil
    return maps.destination(ifKnown: route)?
      .transition { isLayer ? $0.isPresented : $0.isPushed } ?? .automatic
  }

  /// Whether what a step brings or takes away moves: the map cuts what has no motion.
  package func moves(_ step: Step, in plan: Plan) -> Bool {
    let (old, new) = (plan.from, plan.to)
    switch step {
    case .present(let id, _): return transition(of: id, in: new) != .cut
    case .dismiss: return old.layerRoots.last.map { transition(of: $0, in: old) } != .cut
    case .setStack(let stack, _, let pushed):
      if plan.motion(of: step) == .push, let top = pushed.last {
        return transition(of: top, in: new) != .cut
      }
      return old.node(stack)?.frontChild.map { transition(of: $0, in: old) } != .cut
    case .switchPart, .fill, .setMembers, .select, .update: return true
    }
  }
}
