/// A guard of any route type, with the route type that it belongs to.
package struct AnyGuard: Hashable, Sendable, CustomStringConvertible, CustomReflectable {
  package let rule: any Hashable & Sendable
  let owner: ObjectIdentifier
  let type: String

  init<R: NavigationRoute>(_ rule: R.Guard, of type: R.Type) {
    self.init(rule, owner: ObjectIdentifier(type), type: R.savedName)
  }

  init(_ rule: any Hashable & Sendable, owner: ObjectIdentifier, type: String) {
    self.rule = rule
    self.owner = owner
    self.type = type
  }

  /// The guard's case name without its associated values.
  package var label: RouteLabel { RouteLabel(type: type, text: RouteLabel.caseName(of: rule)) }
  package var description: String { label.text }
  package var customMirror: Mirror { Mirror(self, children: ["label": label.text]) }

  package static func == (one: Self, other: Self) -> Bool {
    func isEqual<T: Equatable>(_ rule: T) -> Bool { (other.rule as? T) == rule }
    return one.owner == other.owner && isEqual(one.rule)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(owner)
    func add(_ rule: some Hashable) { hasher.combine(rule) }
    add(rule)
  }
}
