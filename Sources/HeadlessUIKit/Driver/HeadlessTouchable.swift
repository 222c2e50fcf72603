/// A control that a finger may mean, distinct from others of its name.
public enum HeadlessTouchable {
  /// A control of the app's.
  case control(UIControl)
  /// A button on a bar, or the item of a tab.
  case item(UIBarItem)
  /// A row of a table or a collection, by its cell.
  case row(UIView)
  /// The button of a bar that goes back.
  case back(UINavigationBar)

  var object: AnyObject {
    switch self {
    case .control(let control): return control
    case .item(let item): return item
    case .row(let cell): return cell
    case .back(let bar): return bar
    }
  }

  /// The name by which a user calls it; empty when it has none.
  @MainActor public var label: String {
    switch self {
    case .control(let field as UITextField):
      return field.placeholder ?? field.accessibilityLabel ?? ""
    case .control(let control): return control.accessibilityLabel ?? ""
    case .item(let item as UIBarButtonItem): return item.label ?? ""
    case .item(let item): return item.title ?? item.accessibilityLabel ?? ""
    case .row(let cell): return cell.accessibilityLabel ?? cell.accessibleLabels.first ?? ""
    case .back: return "Back"
    }
  }
}
