public import Account
import Catalog
import Help
import Portolan
public import ThreeModulesScreens

/// The same three modules, put together by hand: one navigation controller, and no map.
///
/// The modules and their screens are the same files. What an app then writes itself is seen here:
/// where each screen goes, who must be asked first, what waits for the sign-in, and when to close.
@MainActor public final class ThreeModulesByHand {
  /// Who is signed in.
  public let session = Session()
  private let stack = UINavigationController()
  /// What the user wanted before the sign-in came in between.
  private var waiting: (() -> Void)?

  /// Makes the app.
  public init() {}

  /// Puts the app into a window.
  public func start(in window: UIWindow) {
    let products = RowsViewController(
      ProductsModel(navigator: catalog) { [unowned self] in handle($0) })
    products.navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Account") { [unowned self] _ in show(.account) })
    stack.setViewControllers([products], animated: false)
    window.rootViewController = stack
    window.makeKeyAndVisible()
  }

  private var catalog: HandNavigator<CatalogRoute> {
    HandNavigator(show: { [unowned self] in show($0) }, back: { [unowned self] in back() })
  }

  private var account: HandNavigator<AccountRoute> {
    HandNavigator(show: { [unowned self] in show($0) }, back: { [unowned self] in back() })
  }

  private var help: HandNavigator<HelpRoute> {
    HandNavigator(show: { [unowned self] in show($0) }, back: { [unowned self] in back() })
  }
}

extension ThreeModulesByHand {
  private func show(_ route: CatalogRoute) {
    switch route {
    case .products: stack.popToRootViewController(animated: true)
    case .product(let id): push(RowsViewController(ProductModel(id: id, navigator: catalog)))
    case .memberPrice(let id):
      whenSignedIn { [unowned self] in
        push(RowsViewController(memberPriceOf: ProductModel(id: id, navigator: catalog)))
      }
    }
  }

  private func show(_ route: AccountRoute) {
    switch route {
    case .account:
      whenSignedIn { [unowned self] in
        push(RowsViewController(AccountModel(session: session) { [unowned self] in handle($0) }))
      }
    case .signIn: present(RowsViewController(SignInModel(session: session, navigator: account)))
    }
  }

  private func show(_ route: HelpRoute) {
    switch route {
    case .topics: present(RowsViewController(TopicsModel(navigator: help)))
    case .topic(let name):
      guard let topic = Topic.named(name) else { return }
      (stack.presentedViewController as? UINavigationController)?.pushViewController(
        RowsViewController(topic), animated: true)
    }
  }

  private func handle(_ event: CatalogEvent) {
    switch event {
    case .signInWanted: show(AccountRoute.signIn)
    case .helpWanted: show(HelpRoute.topics)
    }
  }

  private func handle(_ event: AccountEvent) {
    switch event {
    case .productWanted(let id): show(CatalogRoute.product(id: id))
    case .signedOut: stack.popToRootViewController(animated: true)
    }
  }
}

extension ThreeModulesByHand {
  private func push(_ screen: UIViewController) {
    stack.pushViewController(screen, animated: true)
  }

  private func present(_ screen: UIViewController) {
    stack.present(UINavigationController(rootViewController: screen), animated: true)
  }

  private func whenSignedIn(_ go: @escaping () -> Void) {
    if session.user != nil { return go() }
    waiting = go
    show(AccountRoute.signIn)
  }

  private func back() {
    guard stack.presentedViewController != nil else {
      stack.popViewController(animated: true)
      return
    }
    stack.dismiss(animated: true) { [unowned self] in
      let go = session.user == nil ? nil : waiting
      waiting = nil
      go?()
    }
  }
}
