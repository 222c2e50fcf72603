/// A stack's path, whatever it is made of.
@MainActor struct PathAccess {
  let get: () -> [AnyHashable]
  /// Writes elements; false when one of them does not fit.
  let set: ([AnyHashable]) -> Bool
  /// The type of every element, when there is one.
  let elementType: (any Any.Type)?
}
