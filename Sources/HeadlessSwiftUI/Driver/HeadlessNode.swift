public import HeadlessUIKit

/// Something that a user meets on the screen.
@MainActor public final class HeadlessNode {
  /// The kinds of nodes.
  public enum Kind: String, Sendable, CaseIterable {
    /// The window, with its layers in order.
    case window
    /// A stack of screens.
    case stack
    /// One screen of a stack.
    case screen
    /// Several tabs.
    case tabs
    /// One tab.
    case tab
    /// Several columns.
    case split
    /// One column.
    case column
    /// A sheet.
    case sheet
    /// A cover.
    case cover
    /// A card that points at a view.
    case popover
    /// A message with buttons.
    case alert
    /// Choices about what was just asked for.
    case dialog
    /// A bar with buttons.
    case toolbar
    /// A list or form.
    case list
    /// A section of a list.
    case section
    /// Something that does something when it is tapped.
    case button
    /// A text.
    case text
    /// A picture.
    case image
    /// Something to type into.
    case field
    /// Something to switch on and off.
    case toggle
    /// Something with two buttons that counts up and down.
    case stepper
    /// Something that says that work is going on.
    case activity
    /// Views that are one element for assistive technology, or a container of elements.
    case group
    /// A controller of UIKit's.
    case controller
    /// A view of UIKit's.
    case view
  }

  /// The kind.
  public let kind: Kind
  /// The name by which a user calls it.
  public internal(set) var label: String
  /// The title of a screen or layer.
  public internal(set) var title: String?
  /// Its children, in order.
  public internal(set) var children: [HeadlessNode] = []
  /// Whether a tab is the one that is shown, or a column the one on top or preferred.
  public internal(set) var isSelected = false
  /// Whether a split shows one column at a time.
  public internal(set) var isCollapsed = false
  /// Whether a column stands on the screen; a user hides those before the last one.
  public internal(set) var isShown = true
  /// How the letters of a text look.
  public internal(set) var look = HeadlessLook()
  /// What a popover or dialog points at; nil for other layers.
  public internal(set) var source: HeadlessNode?
  /// Whether tabs are shown as pages.
  package internal(set) var isPaged = false
  /// The text in a tab's badge.
  public internal(set) var badge: String?
  /// The heading in the sidebar under which a tab stands.
  public internal(set) var section: String?
  /// Whether a tab has the role of a search.
  public internal(set) var isSearch = false
  /// Whether a control can be used.
  public internal(set) var isEnabled = true
  /// Whether it can be seen.
  public internal(set) var isVisible = true
  /// Whether touches reach it.
  public internal(set) var isHittable = true
  /// Whether a screen or tab has been built.
  public internal(set) var isBuilt = true
  /// Whether it is on its way out.
  public internal(set) var isLeaving = false
  /// Whether a finger holds what goes back in a stack or split, or a sheet that it drags.
  public internal(set) var isHeld = false
  /// Whether a screen has no button that leads back.
  public internal(set) var isBackButtonHidden = false
  /// Whether a stack has the bar of More above its own (S44).
  public internal(set) var hasBarAbove = false
  /// Whether a layer refuses to be dragged away.
  public private(set) var isDismissDisabled = false
  private var isDismissalDecided = false
  /// The heights of a layer.
  var heights = LayerHeights()

  /// Takes in the values of a view, from the outermost on; a final value overrides the others.
  func decideDismissal(isDisabled: Bool, isFinal: Bool) {
    if !isDismissalDecided, isDisabled { isDismissDisabled = true }
    if isFinal { isDismissalDecided = true }
  }
  /// Whether assistive technology passes over it.
  public internal(set) var isHiddenFromAccessibility = false
  /// What assistive technology reads of the views in a group.
  var heard: AccessibilityChildBehavior.Kind?
  /// The name by which a test finds it.
  public internal(set) var accessibilityIdentifier: String?
  /// Whether a field has the keyboard.
  public internal(set) var isFocused = false
  /// Whether an item of a bar stands where lines begin.
  public internal(set) var isLeading = false
  /// The purpose of a button.
  public internal(set) var role: ButtonRole?
  /// Whether a field hides its text.
  public internal(set) var isSecret = false
  /// The text in a field.
  public internal(set) var value: String?
  /// The title of the button that leads back from a screen, or from the front column of a split.
  public internal(set) var backTitle: String?

  /// The value in a stack's path that stands for a screen.
  package internal(set) var element: AnyHashable?
  var action: (() -> Void)?
  var write: ((String) -> Void)?
  var press: (() -> Void)?
  var focus: (() -> Void)?
  var escape: (() -> Void)?
  /// What leads back from a stack, or from a column of a split.
  weak var wayBack: (any LeadsBack)?
  weak var tabsModel: TabsModel?
  /// The controller that stands here.
  public internal(set) weak var controller: UIViewController?
  /// The view of UIKit's that stands here.
  public internal(set) weak var view: UIView?
  weak var layer: Layer?
  /// The layer that was presented by a view around this one.
  weak var presented: Layer?

  init(_ kind: Kind, label: String) {
    self.kind = kind
    self.label = label
  }

  /// Every node of a kind, here and inside, in order.
  public func all(_ kind: Kind) -> [HeadlessNode] {
    (self.kind == kind ? [self] : []) + children.flatMap { $0.all(kind) }
  }

  /// The texts here and inside, in order.
  public var texts: [String] {
    (kind == .text ? [label] : []) + children.flatMap(\.texts)
  }
}
