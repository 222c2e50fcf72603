/// The binding that says whether a link has pushed its view.
struct LinkActivation {
  let get: @MainActor () -> Bool
  let set: @MainActor (Bool) -> Void

  init(_ isActive: Binding<Bool>) {
    get = { isActive.latest }
    set = { isActive.wrappedValue = $0 }
  }

  /// A link is active while a selection is its tag.
  init<Tag: Hashable>(_ tag: Tag, in selection: Binding<Tag?>) {
    nonisolated(unsafe) let (tag, selection) = (tag, selection)
    get = { selection.latest == tag }
    set = { isActive in
      if isActive {
        selection.wrappedValue = tag
      } else if selection.latest == tag {
        selection.wrappedValue = nil
      }
    }
  }
}

extension NavigationLink {
  nonisolated private init(
    pushing destination: Destination, while active: LinkActivation, _ label: Label
  ) {
    self.init(pushing: destination, label: label)
    activation = active
  }

  /// Creates a link that pushes a view while a binding is true.
  @available(iOS, introduced: 13.0, deprecated: 16.0)
  nonisolated public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(pushing: destination, while: LinkActivation(isActive), label())
  }

  /// Creates a link that pushes a view while a binding is true.
  @available(iOS, introduced: 13.0, deprecated: 16.0)
  nonisolated public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(pushing: destination(), while: LinkActivation(isActive), label())
  }

  /// Creates a link that pushes a view while a selection is its tag.
  @available(iOS, introduced: 13.0, deprecated: 16.0)
  nonisolated public init<V>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) where V: Hashable {
    self.init(pushing: destination, while: LinkActivation(tag, in: selection), label())
  }

  /// Creates a link that pushes a view while a selection is its tag.
  @available(iOS, introduced: 13.0, deprecated: 16.0)
  nonisolated public init<V>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) where V: Hashable {
    self.init(pushing: destination(), while: LinkActivation(tag, in: selection), label())
  }
}
