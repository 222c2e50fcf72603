/// The view of a window that shows a value.
@available(iOS 16.0, *)
public struct PresentedWindowContent<Data, Content>
where Data: Decodable, Data: Encodable, Data: Hashable, Content: View {
  let make: (Binding<Data?>) -> Content
  var value: WindowValue?

  nonisolated init(make: @escaping (Binding<Data?>) -> Content) { self.make = make }
}

extension PresentedWindowContent: View, PrimitiveView {
  /// The view is built by the evaluator.
  public typealias Body = Never

  func build(_ node: ViewNode) {
    let shown = node.tracked { make(binding) }
    node.placeChildren { node.place(shown, at: .content, node.context) }
  }

  @MainActor private var binding: Binding<Data?> {
    guard let value else { return .constant(nil) }
    return Binding(
      get: { value.current?.base as? Data },
      set: { value.current = $0.map { AnyHashable($0) } })
  }
}

extension PresentedWindowContent: ValueBearing {
  var type: ObjectIdentifier { ObjectIdentifier(Data.self) }

  func root(showing value: WindowValue) -> ErasedView {
    var shown = self
    shown.value = value
    return ErasedView.of(shown)
  }
}

/// A view that shows the value of its window.
@MainActor protocol ValueBearing {
  var type: ObjectIdentifier { get }
  func root(showing value: WindowValue) -> ErasedView
}

/// The value of one window, which its views may change.
@Observable @MainActor final class WindowValue {
  var current: AnyHashable?

  init(_ current: AnyHashable?) { self.current = current }
}
