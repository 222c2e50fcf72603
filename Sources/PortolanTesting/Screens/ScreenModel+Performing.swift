package import Portolan

extension ScreenModel {
  /// Performs all steps of a plan and releases the leaving nodes; returns the steps that were
  /// impossible.
  @discardableResult
  package mutating func perform(_ plan: NavigationPlan) -> [Step] {
    let impossible = plan.steps.filter { !perform($0, towards: plan.to) }
    // Kept parts that were never shown are built at once, where a host builds them later.
    for root in plan.to.keptLayerRoots { build(root, of: plan.to) }
    forget(plan.leaving)
    return impossible
  }

  /// Performs only this many steps of a plan.
  ///
  /// Filling a member and updating a screen do not depend on a platform, so all such steps are
  /// performed.
  mutating func perform(_ plan: NavigationPlan, doing done: Int) {
    for case .update(let id) in plan.steps { perform(.update(id), towards: plan.to) }
    for (place, (step, _)) in PlannedSteps(plan).steps.enumerated() {
      if case .fill = step {
        perform(step, towards: plan.to)
      } else if place < done {
        perform(step, towards: plan.to)
      }
    }
  }

  /// Performs one step; false, without a change, when it is impossible on this screen.
  @discardableResult
  package mutating func perform(_ step: Step, towards tree: NavigationTree) -> Bool {
    switch step {
    case .dismiss(let above):
      guard layers.count > above + 1 else { return false }
      setLayers(Array(layers.prefix(above + 1)))
    case .switchPart(let root):
      setLayers(root.map { [Layer(style: nil, root: $0)] } ?? [])
      if let root { arrive(root, of: tree) }
    case .present(let root, let style):
      guard !layers.isEmpty else { return false }
      setLayers(layers + [Layer(style: style, root: root)])
      arrive(root, of: tree)
    case .fill(let container, let place, let id):
      guard hasPlace(place, in: container) else { return false }
      fill(place, of: container, with: id, of: tree)
    case .select(let container, let place):
      guard hasPlace(place, in: container) else { return false }
      choose(place, of: container)
    case .setMembers(let container): rebuild(container, of: tree)
    case .setStack(let stack, let keeping, let pushing):
      guard case .stack(let elements) = contents[stack], elements.count >= keeping else {
        return false
      }
      set(.stack(elements.prefix(keeping) + pushing), of: stack)
      for id in pushing { arrive(id, of: tree) }
    case .update(let id):
      guard contents[id] != nil else { return false }
      setRoute(tree.route(of: id), of: id)
    }
    return true
  }

  /// Builds a node and its children as the tree has them, also when they were built before.
  ///
  /// A screen out of sight may be behind the tree.
  private mutating func arrive(_ id: NodeID, of tree: NavigationTree) {
    forget([id])
    for child in tree.children(of: id) { arrive(child, of: tree) }
    build(id, of: tree)
  }

  private mutating func fill(
    _ place: Int, of container: NodeID, with id: NodeID?, of tree: NavigationTree
  ) {
    // An empty position has the name of the route that the map lists there.
    let member = tree.contains(container) ? tree.memberRoute(at: place, of: container) : nil
    contents[container]?.places[place] = Place(member: member, node: id)
    if let id { arrive(id, of: tree) }
  }

  func hasPlace(_ place: Int, in container: NodeID) -> Bool {
    contents[container]?.places.indices.contains(place) ?? false
  }

  /// Brings a position to the front, even an empty one.
  mutating func choose(_ place: Int, of container: NodeID) {
    if let content = contents[container] { set(content.showing(place), of: container) }
  }
}
