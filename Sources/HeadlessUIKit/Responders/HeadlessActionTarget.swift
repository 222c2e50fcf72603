/// An object whose methods are found by selectors, which on iOS Objective-C does.
///
/// An app conforms in a file that only Linux compiles, beside the `@objc` methods of the other platforms:
///
/// ```swift
/// #if canImport(ObjectiveC)
/// extension ListController { @objc func startSearch(_ sender: Any?) { beginSearch() } }
/// #else
/// extension ListController: HeadlessActionTarget {
///   func headlessMethod(_ action: Selector) -> ((Any?) -> Void)? {
///     action == "startSearch:" ? { [self] _ in beginSearch() } : nil
///   }
/// }
/// #endif
/// ```
@MainActor public protocol HeadlessActionTarget: AnyObject {
  /// The method of a selector, which receives the sender; nil when the object has none.
  func headlessMethod(_ action: Selector) -> ((_ sender: Any?) -> Void)?
}

/// An object and the selector of what it does.
@MainActor struct TargetAction {
  weak var target: AnyObject?
  /// Whether the chain of responders finds the object.
  let isChained: Bool
  let action: Selector

  init(_ target: Any?, _ action: Selector) {
    self.target = target.map { $0 as AnyObject }
    isChained = target == nil
    self.action = action
  }

  func matches(_ target: Any?, _ action: Selector?) -> Bool {
    (target == nil || self.target === target.map { $0 as AnyObject })
      && (action == nil || self.action == action)
  }

  /// Calls the method; without a target, of what the first responder's chain finds, or else the sender's.
  func send(from sender: AnyObject, chain own: UIResponder?, on screen: HeadlessScreen? = nil) {
    let first = (screen ?? .current).keyboard
    let found =
      isChained
      ? first?.target(of: action, from: sender) ?? own?.target(of: action, from: sender) : target
    (found as? any HeadlessActionTarget)?.headlessMethod(action)?(sender)
  }
}

extension UIResponder {
  /// The first responder from this one on that performs an action.
  func target(of action: Selector, from sender: Any?) -> UIResponder? {
    var candidate: UIResponder? = self
    while let current = candidate {
      if current.canPerformAction(action, withSender: sender) { return current }
      candidate = current.next
    }
    return nil
  }
}
