public import Foundation

/// The way from one screen of a storyboard to another.
@MainActor @preconcurrency open class UIStoryboardSegue: NSObject {
  private let name: String?
  private let from: UIViewController
  private let to: UIViewController
  private var handler: () -> Void = {}

  /// Creates a segue; a subclass says what it does.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    name = identifier
    from = source
    to = destination
  }

  /// Creates a segue that does something.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    handler = performHandler
  }

  /// The name.
  open var identifier: String? { name }

  /// The screen that is left.
  open var source: UIViewController { from }

  /// The screen that is shown.
  open var destination: UIViewController { to }

  /// Shows the destination.
  open func perform() { handler() }
}

extension UIViewController {
  /// Makes the destination, lets the controller prepare it, and shows it.
  func startSegue(_ identifier: String, sender: Any?) {
    let origin = items?.origin
    guard let storyboard = origin?.storyboard, let screen = origin?.identifier,
      let segue = storyboard.archive?.segues[screen]?[identifier],
      let destination = storyboard.make(segue.destination, nil)
    else {
      return record(
        .missingArchive, .exception,
        "Receiver (<\(name)>) has no segue with identifier '\(identifier)'", self)
    }
    let made = UIStoryboardSegue(
      identifier: identifier, source: self, destination: destination
    ) { [self] in
      switch segue.kind {
      case .show: show(destination, sender: sender)
      case .showDetail: showDetailViewController(destination, sender: sender)
      case .present: present(destination, animated: true)
      }
    }
    prepare(for: made, sender: sender)
    made.perform()
  }
}
