/// What tells whether two bindings lead to the same place.
enum BindingSource: Equatable {
  /// A place that is known, and the way from there.
  case place(ObjectIdentifier, [AnyKeyPath])
  /// Closures, whose contents cannot be compared.
  case closures
  /// A value that never changes.
  case constant

  func appending(_ path: AnyKeyPath) -> BindingSource {
    guard case .place(let place, let paths) = self else { return self }
    return .place(place, paths + [path])
  }
}
