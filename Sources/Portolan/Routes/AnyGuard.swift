/// A guard of any feature: the word and the route type it belongs to.
struct AnyGuard: Hashable, Sendable, CustomStringConvertible, CustomReflectable {
  let rule: any Hashable & Sendable
  let owner: ObjectIdentifier
  let type: String

  init<R: NavigationRoute>(_ rule: R.Guard, of type: R.Type) {
    self.rule = rule
    owner = ObjectIdentifier(type)
    self.type = R.name
  }

  /// The word alone: a guard may carry values too, and they stay back.
  var label: RouteLabel { RouteLabel(type: type, text: RouteLabel.caseName(of: rule)) }
  var description: String { label.text }
  var customMirror: Mirror { Mirror(self, children: ["label": label.text]) }

  static func == (one: Self, other: Self) -> Bool {
    func isEqual<T: Equatable>(_ rule: T) -> Bool { (other.rule as? T) == rule }
    return one.owner == other.owner && isEqual(one.rule)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(owner)
    func add(_ rule: some Hashable) { hasher.combine(rule) }
    add(rule)
  }
}
