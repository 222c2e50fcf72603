public import Foundation

/// A controller that shows a view.
@MainActor @preconcurrency open class UIHostingController<Content>: UIViewController
where Content: View {
  private(set) var hosted: HostedGraph?

  /// The view.
  open var rootView: Content {
    didSet { hosted?.refresh() }
  }

  /// Creates a controller that shows a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
    hosted = HostedGraph(controller: self) { [unowned self] in ErasedView.of(self.rootView) }
  }

  /// Refuses archives, which hold no views.
  public required init?(coder: NSCoder) { nil }

  /// Gives the view the background of the system.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }

  /// Brings the view up to date and lets it appear.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    hosted?.begin(true, animated: animated)
  }

  /// Ends the appearance of the view.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    hosted?.end()
  }

  /// Lets the view disappear.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    hosted?.begin(false, animated: animated)
  }

  /// Ends the disappearance of the view.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    hosted?.end()
  }

  /// Brings the view up to date.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    hosted?.update()
  }
}
