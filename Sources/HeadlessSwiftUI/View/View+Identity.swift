extension View {
  /// Binds the identity of the view to a value: another value, another view.
  nonisolated public func id<ID>(_ id: ID) -> some View where ID: Hashable {
    modified(by: IdentityModifier(id: id))
  }
}

private struct IdentityModifier<ID: Hashable>: NodeModifier {
  let id: ID
  var contentKey: ViewKey { .identity(AnyHashable(id)) }
}
