import Portolan

/// Lets what comes grow out of the view of a name, and shrink back into it; nil does nothing.
struct Zoom: ViewModifier {
  let id: NodeID?
  let nodes: Nodes
  @Environment(\.zoomSpace) private var space

  func body(content: Content) -> some View {
    if #available(iOS 18.0, visionOS 2.0, *), let space, let name = id.flatMap(nodes.zoomSource) {
      content.navigationTransition(.zoom(sourceID: name.rawValue, in: space))
    } else {
      content
    }
  }
}

/// Names a view out of which a screen grows.
struct ZoomSource: ViewModifier {
  let name: SourceName
  @Environment(\.zoomSpace) private var space

  func body(content: Content) -> some View {
    if #available(iOS 18.0, visionOS 2.0, *), let space {
      content.matchedTransitionSource(id: name.rawValue, in: space)
    } else {
      content
    }
  }
}

extension EnvironmentValues {
  /// The space of the names of views in a scene.
  var zoomSpace: Namespace.ID? {
    get { self[ZoomSpaceKey.self] }
    set { self[ZoomSpaceKey.self] = newValue }
  }
}

private struct ZoomSpaceKey: EnvironmentKey {
  static var defaultValue: Namespace.ID? { nil }
}
