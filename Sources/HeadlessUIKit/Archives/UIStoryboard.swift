public import Foundation

/// A storyboard, made by what a test registers in ``HeadlessArchives``.
@MainActor @preconcurrency open class UIStoryboard: NSObject {
  private var name = ""

  /// Finds the storyboard of a name.
  public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.init()
    self.name = name
    guard archive == nil else { return }
    HeadlessScreen.current.record(
      .missingArchive, .exception, "Could not find a storyboard named '\(name)' in bundle")
  }

  /// Makes the first screen; nil without one.
  open func instantiateInitialViewController() -> UIViewController? {
    archive?.initial.flatMap { make($0, nil) }
  }

  /// Makes a screen.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    make(identifier, nil) ?? missing(identifier)
  }

  var archive: HeadlessStoryboard? { HeadlessArchives.storyboard(name) }

  /// Makes a screen, by a creator of the app's or as the archive does.
  func make(
    _ identifier: String, _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    guard let screen = archive?.screens[identifier] else { return nil }
    let coder = NSKeyedArchiver(requiringSecureCoding: true)
    guard let made = creator?(coder) ?? screen.make(coder) else { return nil }
    let origin = ArchiveOrigin()
    origin.storyboard = self
    origin.identifier = identifier
    origin.fill = screen.fill
    made.itemsToSet.origin = origin
    return made
  }

  func missing(_ identifier: String) -> UIViewController {
    HeadlessScreen.current.record(
      .missingArchive, .exception,
      "Storyboard (\(name)) doesn't contain a view controller with identifier '\(identifier)'")
    return UIViewController()
  }
}

extension UIStoryboard {
  /// Makes the first screen by a creator of the app's; nil without one.
  @preconcurrency public func instantiateInitialViewController<ViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? where ViewController: UIViewController {
    archive?.initial.flatMap { make($0, creator) } as? ViewController
  }

  /// Makes a screen by a creator of the app's.
  @preconcurrency public func instantiateViewController<ViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController where ViewController: UIViewController {
    guard let made = make(identifier, creator) as? ViewController else {
      _ = missing(identifier)
      fatalError("The storyboard has no \(ViewController.self) with identifier \(identifier).")
    }
    return made
  }
}
