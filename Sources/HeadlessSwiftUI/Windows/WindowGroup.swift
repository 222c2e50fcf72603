/// A scene of windows that show the same view.
@available(iOS 14.0, *)
public struct WindowGroup<Content> where Content: View {
  let content: Content
  var id: String?

  /// Creates a scene of windows.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a scene of windows with a name.
  nonisolated public init(id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.id = id
  }
}

extension WindowGroup: Scene, WindowBearing {
  /// Windows are made by the system.
  public typealias Body = Never
  /// Not available: the scene has no body.
  public var body: Never { preconditionFailure("A window group has no body.") }

  var templates: [WindowTemplate] {
    let presented = content as? any ValueBearing
    return [
      WindowTemplate(
        id: id, type: presented?.type,
        make: { value in presented?.root(showing: value) ?? ErasedView.of(content) })
    ]
  }
}

@available(iOS 16.0, *)
extension WindowGroup {
  /// Creates a scene with one window for each value.
  nonisolated public init<D, C>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  )
  where
    Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View
  {
    self.content = PresentedWindowContent(make: content)
  }

  /// Creates a scene with a name and one window for each value.
  nonisolated public init<D, C>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  )
  where
    Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View
  {
    self.content = PresentedWindowContent(make: content)
    self.id = id
  }
}
