extension UIViewController {
  func adoptView(_ view: UIView?) {
    viewStorage?.controller = nil
    viewStorage = view
    view?.controller = self
  }

  func setNibName(_ name: String) {
    let origin = ArchiveOrigin()
    origin.nibName = name
    itemsToSet.origin = origin
  }

  /// Takes the view of the archive that the controller comes from, or makes an empty one.
  func loadDefaultView() {
    if let view = items?.origin?.makeView(of: self) { return adoptView(view) }
    let made = UIView(frame: screen.bounds)
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    adoptView(made)
  }

  func loadViewNow() {
    guard !flags.contains(.isLoadingView) else {
      // The view was asked for while it is being made, which never ends on iOS.
      record(.missingView, .exception, "\(name) asked for its view inside loadView", self)
      loadDefaultView()
      return
    }
    flags.insert(.isLoadingView)
    loadView()
    flags.remove(.isLoadingView)
    if viewStorage == nil {
      record(
        .missingView, .exception,
        "-[\(name) loadView] loaded no view; -[UIViewController view] must not be nil", self)
      loadDefaultView()
    }
    viewDidLoad()
  }

  /// The screen that shows this controller, or else the one that runs now.
  var screen: HeadlessScreen {
    viewStorage?.windowStorage?.windowScene?.headless ?? parentStorage?.screen ?? .current
  }

  var name: String { TypeName.of(self) }

  func record(
    _ kind: HeadlessFault.Kind, _ severity: HeadlessFault.Severity, _ message: String,
    _ controllers: UIViewController...
  ) {
    screen.record(
      HeadlessFault(
        kind: kind, severity: severity, message: message,
        controllers: controllers.map(TypeName.of)))
  }
}
