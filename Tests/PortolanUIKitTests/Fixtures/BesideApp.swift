import PortolanUIKit

/// What other code does to a screen beside the navigator.
@MainActor struct BesideApp {
  let app: TestApp

  /// Puts something like an alert in front.
  @discardableResult
  func alert(animated: Bool = true) -> UIViewController {
    let alert = OtherScreen()
    alert.title = "alert"
    alert.modalPresentationStyle = .overFullScreen
    app.root.frontLayer.present(alert, animated: animated)
    return alert
  }

  /// Pushes a screen that is not in the tree.
  @discardableResult
  func push(animated: Bool = true) -> UIViewController {
    let screen = OtherScreen()
    screen.title = "foreign"
    app.stack?.pushViewController(screen, animated: animated)
    return screen
  }
}

extension UIViewController {
  /// The last of the chain of layers.
  var frontLayer: UIViewController {
    var front = self
    while let next = front.presentedViewController { front = next }
    return front
  }
}
