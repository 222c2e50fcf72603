/// One thing that a finger can reach.
@MainActor struct TouchTarget {
  /// What a finger means by it: a control, a bar's item, or the bar whose button goes back.
  let object: AnyObject
  /// The names by which a person calls it, the usual one first; none for what has no name.
  let labels: [String]
  var isTab = false
  /// What keeps touches away although nothing stands before it.
  var hindrance: HeadlessTouchError.Reason?
  var field: UITextField?
  let tap: () -> Void

  /// Whether it is a bar's button that leads back.
  var isBack: Bool { object is UINavigationBar }
}
