/// One thing that a finger can reach.
@MainActor struct TouchTarget {
  /// The target of a finger: a control, a bar's item, or the bar whose button goes back.
  let object: AnyObject
  /// The names by which a user calls it, the usual one first; empty for a control without a name.
  let labels: [String]
  var isTab = false
  var isRow = false
  /// The obstacle that keeps touches away although no view stands before it.
  var hindrance: HeadlessTouchError.Reason?
  var field: UITextField?
  let tap: () -> Void

  /// Whether it is a bar's button that leads back.
  var isBack: Bool { object is UINavigationBar }
}
