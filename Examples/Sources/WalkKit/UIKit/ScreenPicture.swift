public import HeadlessUIKit
import PictureNames

/// What a window shows as one line, read from the window down through public properties.
///
/// It knows nothing of the navigation library, so that it can contradict it:
/// `main[*(products › product(3)) | search… | orders…] ⇧ sheet (signIn)`.
@MainActor public struct ScreenPicture {
  /// The line.
  public let text: String

  /// Reads a window; empty while it shows nothing.
  public init(of window: UIWindow) {
    guard let root = window.rootViewController, let part = root.children.last else {
      text = ""
      return
    }
    var layers = [Self.picture(of: part)]
    var next = root.presentedViewController
    while let layer = next {
      let style = layer.modalPresentationStyle == .fullScreen ? "fullScreen" : "sheet"
      layers.append("\(style) (\(Self.content(of: layer)))")
      next = layer.presentedViewController
    }
    text = layers.joined(separator: " ⇧ ")
  }

  /// A layer's stack needs no brackets of its own.
  private static func content(of layer: UIViewController) -> String {
    guard let stack = layer as? UINavigationController else { return picture(of: layer) }
    return elements(of: stack)
  }

  private static func picture(of controller: UIViewController) -> String {
    switch controller {
    case let tabs as UITabBarController: return picture(ofTabs: tabs)
    case let stack as UINavigationController where wasEntered(stack):
      return "(\(elements(of: stack)))"
    case let screen as any Pictured: return screen.pictureName
    // A member of tabs stands in a controller that holds it.
    case let holder where holder.children.count == 1 && holder.children[0] is any Pictured:
      return picture(of: holder.children[0])
    default: return "\(controller.tabBarItem.accessibilityIdentifier ?? "?")…"
    }
  }

  /// A stack that was never entered has an empty element.
  private static func wasEntered(_ stack: UINavigationController) -> Bool {
    stack.viewControllers.contains { $0 is any Pictured || !$0.children.isEmpty }
  }

  private static func picture(ofTabs tabs: UITabBarController) -> String {
    let members = (tabs.viewControllers ?? []).map { member in
      (member === tabs.selectedViewController ? "*" : "") + picture(of: member)
    }
    let name = (tabs as? any Pictured)?.pictureName ?? ""
    return "\(name)[\(members.joined(separator: " | "))]"
  }

  private static func elements(of stack: UINavigationController) -> String {
    stack.viewControllers.map(picture(of:)).joined(separator: " › ")
  }
}
