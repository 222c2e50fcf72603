public import Foundation

/// A view that reports what a user does with it.
@MainActor @preconcurrency open class UIControl: UIView {
  private var actions: [(action: UIAction, events: Event)] = []
  private var targets: [(call: TargetAction, events: Event)] = []

  /// Creates a control with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control; an archive's contents are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a control with an action for its main event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Whether the control can be touched.
  open var isEnabled = true

  /// Whether the control is selected.
  open var isSelected = false

  /// Whether the control looks touched.
  open var isHighlighted = false

  /// Whether a touch opens the control's menu.
  open var showsMenuAsPrimaryAction = false

  /// The menu that a touch opens.
  var primaryMenu: UIMenu? { nil }

  /// Adds what events do.
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    actions.append((action, controlEvents))
  }

  /// Takes away what events do.
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    actions.removeAll { $0.action === action && !$0.events.isDisjoint(with: controlEvents) }
  }

  /// Adds an object that is told of events by a method; the chain of responders finds it when it is nil.
  ///
  /// The first responder's chain is asked first, then the control's.
  /// On Linux the object is a ``HeadlessActionTarget``.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
    targets.append((TargetAction(target, action), controlEvents))
  }

  /// Takes an object away that is told of events.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
    targets.removeAll {
      $0.call.matches(target, action) && !$0.events.isDisjoint(with: controlEvents)
    }
  }

  /// Performs the actions of events.
  open func sendActions(for controlEvents: UIControl.Event) {
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) {
      action.perform(from: self)
    }
    for (call, events) in targets where !events.isDisjoint(with: controlEvents) {
      call.send(from: self, chain: self, on: screen)
    }
  }

  /// What a finger that lets go of it does.
  func tapped() {
    sendActions(for: .touchUpInside)
    sendActions(for: .primaryActionTriggered)
  }

  /// What a finger reaches of it; nothing when it is touched as a whole.
  var parts: [ControlPart] { [] }

  override var isElementByDefault: Bool { true }

  /// A user's use of a control.
  public struct Event: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger touches.
    public static var touchDown: UIControl.Event { .init(rawValue: 1) }
    /// A finger lets go inside.
    public static var touchUpInside: UIControl.Event { .init(rawValue: 1 << 6) }
    /// The value changes.
    public static var valueChanged: UIControl.Event { .init(rawValue: 1 << 12) }
    /// The main thing is done.
    public static var primaryActionTriggered: UIControl.Event { .init(rawValue: 1 << 13) }
    /// Editing begins.
    public static var editingDidBegin: UIControl.Event { .init(rawValue: 1 << 16) }
    /// The text changes.
    public static var editingChanged: UIControl.Event { .init(rawValue: 1 << 17) }
    /// Editing ends.
    public static var editingDidEnd: UIControl.Event { .init(rawValue: 1 << 18) }
    /// The return key is touched.
    public static var editingDidEndOnExit: UIControl.Event { .init(rawValue: 1 << 19) }
  }

  /// The state of a control.
  public struct State: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Nothing special.
    public static var normal: UIControl.State { [] }
    /// Touched.
    public static var highlighted: UIControl.State { .init(rawValue: 1) }
    /// Not to be touched.
    public static var disabled: UIControl.State { .init(rawValue: 2) }
    /// Selected.
    public static var selected: UIControl.State { .init(rawValue: 4) }
  }
}
