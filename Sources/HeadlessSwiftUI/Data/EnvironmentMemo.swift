/// Keeps what a place adds to the environment, so that equal values stay the identical ones.
@MainActor final class EnvironmentMemo {
  private var input: EnvironmentValues?
  private var output: EnvironmentValues?

  func apply(
    to environment: EnvironmentValues, _ comparison: ValueComparison,
    _ change: (inout EnvironmentValues) -> Void
  ) -> EnvironmentValues {
    var changed = environment
    change(&changed)
    if let output {
      for (key, entry) in changed.storage.entries where environment.entry(key) !== entry {
        guard let old = output.entry(key), old !== entry,
          comparison.isSame(old.value, entry.value)
        else { continue }
        changed.put(old, key)
      }
      if let input, input.isIdentical(to: environment), isEqual(output, changed) {
        return output
      }
    }
    input = environment
    output = changed
    return changed
  }

  private func isEqual(_ one: EnvironmentValues, _ two: EnvironmentValues) -> Bool {
    let (a, b) = (one.storage.entries, two.storage.entries)
    return a.count == b.count && a.allSatisfy { $0.value === b[$0.key] }
  }
}
