extension View {
  /// Says how the screen comes and goes; counts outside of any container.
  @available(iOS 18.0, visionOS 2.0, *)
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
    modified(by: ZoomModifier(name: (style as? ZoomNavigationTransition)?.name))
  }

  /// Gives the view a name by which a screen can grow out of it.
  @available(iOS 18.0, visionOS 2.0, *)
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View {
    modified(
      by: ZoomSourceModifier(name: ZoomName(id: AnyHashable(id), namespace: namespace)))
  }
}

private struct ZoomModifier: NodeModifier {
  let name: ZoomName?

  func update(_ node: ViewNode) { node.context.host.zoom = name }

  func remove(_ node: ViewNode) {
    // Another modifier may have taken its place.
    if node.context.host.zoom == name { node.context.host.zoom = nil }
  }
}

private struct ZoomSourceModifier: NodeModifier {
  let name: ZoomName

  /// The name under which the view is known.
  private final class Known {
    let name: ZoomName
    init(_ name: ZoomName) { self.name = name }
  }

  func update(_ node: ViewNode) {
    guard (node.attachment as? Known)?.name != name else { return }
    remove(node)
    node.attachment = Known(name)
    node.graph.stage.root.zoomSources[name, default: 0] += 1
  }

  func remove(_ node: ViewNode) {
    guard let known = node.attachment as? Known else { return }
    let stage = node.graph.stage.root
    let rest = (stage.zoomSources[known.name] ?? 1) - 1
    stage.zoomSources[known.name] = rest > 0 ? rest : nil
  }
}
