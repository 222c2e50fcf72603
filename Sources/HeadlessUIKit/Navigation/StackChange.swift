/// What one edit does to the members of a stack.
struct StackChange {
  var added: [UIViewController] = []
  var removed: [UIViewController] = []
  /// The stack as it was, kept only while a swipe may still be cancelled.
  var restorable: [UIViewController]?
}
