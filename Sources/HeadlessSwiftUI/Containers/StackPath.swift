/// The path that a stack was given, and where it leads.
struct StackPath {
  private let source: any ComparedByItself
  private let make: @MainActor () -> PathAccess

  init(erased binding: Binding<NavigationPath>) {
    source = binding
    nonisolated(unsafe) let binding = binding
    make = {
      PathAccess(
        get: { binding.latest.elements.map(\.value) },
        set: { values in
          var path = binding.latest
          path.setValues(values)
          binding.wrappedValue = path
          return true
        }, elementType: nil)
    }
  }

  init<Path>(_ binding: Binding<Path>)
  where
    Path: MutableCollection, Path: RandomAccessCollection, Path: RangeReplaceableCollection,
    Path.Element: Hashable
  {
    source = binding
    nonisolated(unsafe) let binding = binding
    make = {
      PathAccess(
        get: { binding.latest.map { AnyHashable($0) } },
        set: { values in
          let elements = values.compactMap { $0 as? Path.Element ?? $0.base as? Path.Element }
          guard elements.count == values.count else { return false }
          binding.wrappedValue = Path(elements)
          return true
        }, elementType: Path.Element.self)
    }
  }

  @MainActor var access: PathAccess { make() }
}

extension StackPath: ComparedByItself {
  func isSame(asValue other: Any, _ comparison: ValueComparison) -> Bool {
    guard let other = other as? StackPath else { return false }
    return source.isSame(asValue: other.source, comparison)
  }
}
