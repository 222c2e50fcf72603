public import Foundation

/// A controller that shows what a search finds, while a user searches.
///
/// It presents itself in the context that the searched screen or an ancestor defines (U195), and keeps
/// what is behind touchable unless it shows results of its own or obscures the background.
@MainActor @preconcurrency open class UISearchController: UIViewController {
  private let results: UIViewController?
  private let ownBar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
  private var hasBegun = false
  private var showsResults = false
  /// The item of the screen that is searched, when a navigation bar shows the search bar.
  weak var item: UINavigationItem?

  /// Creates a search whose results another controller shows; nil when the searched one does.
  public init(searchResultsController: UIViewController?) {
    results = searchResultsController
    super.init(nibName: nil, bundle: nil)
    prepare()
  }

  /// Creates a search whose results the searched controller shows.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    results = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    prepare()
  }

  /// Creates a search; an archive's contents are not read.
  public required init?(coder: NSCoder) {
    results = nil
    super.init(coder: coder)
    prepare()
  }

  /// The object that shows what is found.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  /// Whether a user searches; setting it begins or ends the search, if the screen is shown.
  open var isActive: Bool {
    get { hasBegun }
    set { if newValue { begin() } else { end() } }
  }

  /// The object that is told.
  open weak var delegate: (any UISearchControllerDelegate)?

  /// Whether what is searched cannot be touched during a search, until results are shown.
  open var obscuresBackgroundDuringPresentation = true

  /// Whether the navigation bar shows nothing else during a search.
  open var hidesNavigationBarDuringPresentation = true

  /// The controller that shows the results.
  open var searchResultsController: UIViewController? { results }

  /// The bar, which stands in a navigation bar or where the app puts it.
  open var searchBar: UISearchBar { ownBar }

  /// Whether a button that cancels appears during a search.
  open var automaticallyShowsCancelButton = true

  /// Whether the results appear with the first letter.
  open var automaticallyShowsSearchResultsController = true

  /// Whether the results are shown; setting it leaves that to the app.
  open var showsSearchResultsController: Bool {
    get { showsResults }
    set {
      automaticallyShowsSearchResultsController = false
      show(results: newValue)
    }
  }

  /// Makes an empty view, for the results.
  open override func loadView() {
    super.loadView()
    guard let results, let content = results.view else { return }
    addChild(results)
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.isHidden = !showsResults
    view.addSubview(content)
    results.didMove(toParent: self)
  }

  private func prepare() {
    modalPresentationStyle = .overCurrentContext
    ownBar.search = self
  }

  // MARK: Beginning and ending

  /// The screen that is searched.
  private var searched: UIViewController? { item?.owner ?? ownBar.owningController }

  private func begin() {
    guard !hasBegun, presentationState?.shownBy == nil, let searched,
      searched.viewIfLoaded?.window != nil
    else { return }
    searched.startPresenting(self, animated: true, completion: nil)
  }

  private func end() {
    guard hasBegun, let shownBy = presentationState?.shownBy else { return }
    shownBy.presenter.dismiss(animated: true)
  }

  func editingBegan() {
    begin()
    update()
  }

  /// Asks for the results of the text, and shows them.
  func update() {
    if automaticallyShowsSearchResultsController {
      show(results: hasBegun && ownBar.text?.isEmpty == false)
    }
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  private func show(results isShown: Bool) {
    showsResults = isShown && results != nil
    results?.viewIfLoaded?.isHidden = !showsResults
  }

  /// Whether touches reach what is searched.
  var letsTouchesThrough: Bool { !showsResults && !obscuresBackgroundDuringPresentation }

  /// Whether a navigation bar shows the search bar alone.
  var hidesBar: Bool { hasBegun && hidesNavigationBarDuringPresentation }

  func willBegin() {
    markBegun()
    delegate?.willPresentSearchController(self)
  }

  func hasCome() { delegate?.didPresentSearchController(self) }

  /// The presentation was cancelled; the delegate hears nothing.
  func hasNotCome() {
    layBarOut()
    forgetSearch()
    update()
  }

  /// The text goes with the search (U197).
  func willEnd() {
    (presentingViewController as? UINavigationController)?.navigationBar.setNeedsLayout()
    delegate?.willDismissSearchController(self)
    forgetSearch()
    update()
  }

  func hasGone() {
    layBarOut()
    delegate?.didDismissSearchController(self)
  }

  /// The dismissal was cancelled; the search goes on without its text.
  func hasStayed() {
    layBarOut()
    markBegun()
    update()
  }

  private func layBarOut() {
    item?.owner?.navigationController?.navigationBar.setNeedsLayout()
  }

  private func markBegun() {
    hasBegun = true
    if automaticallyShowsCancelButton { ownBar.setCancel(true) }
  }

  /// The searched screen has left its stack; the delegate hears nothing.
  func leave() {
    forgetSearch()
    guard let presentation = presentationState?.shownBy else { return }
    presentation.forget()
    presentation.takeContentAway()
  }

  private func forgetSearch() {
    hasBegun = false
    if automaticallyShowsCancelButton { ownBar.setCancel(false) }
    ownBar.resignFirstResponder()
    ownBar.searchTextField.text = ""
    show(results: false)
  }
}
