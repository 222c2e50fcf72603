public import Portolan
public import PortolanUIKit
public import Store

/// Builds the Store's screens, each from what it needs.
public struct StoreScreens: ScreenAssembly {
  private let services: StoreServices
  private let navigator: Navigator<StoreRoute>
  private let signOut: SigningOut

  /// Makes the assembly of a running Store.
  public init(_ store: StoreApplication) {
    services = store.services
    navigator = store.navigator
    signOut = store.signOut
  }

  /// Makes the assembly of a running Store's screens that are shown in another scene.
  public init(_ store: StoreApplication, in scene: SceneNavigator) {
    services = store.services
    navigator = Navigator(scene)
    signOut = SigningOut(services.session, navigator)
  }

  /// The controller of a route.
  public func screen(
    for route: StoreRoute, in context: ScreenContext<StoreRoute>
  ) -> UIViewController {
    switch route {
    case .splash: return splash(context)
    case .main: return MainTabs(nibName: nil, bundle: nil)
    case .products: return products(context)
    case .product(let id): return product(id, context)
    case .reviews(let id): return reviews(id, context)
    case .search: return search(context)
    case .orders: return orders(context)
    case .order(let id): return order(id, context)
    case .signIn: return signIn(context)
    case .forgotPassword: return forgotPassword(context)
    case .bag: return bag(context)
    case .checkout: return checkout(context)
    case .address(let picker): return address(picker, context)
    case .delivery(let id): return DeliveryScreen(of: id)
    case .help: return UISplitViewController(style: .doubleColumn)
    case .topics:
      return TopicsScreen {
        navigator.show(.topic($0))
      } onDone: {
        navigator.dismiss()
      }
    case .noTopic: return TopicScreen(nil)
    case .topic(let topic): return TopicScreen(topic)
    case .sorting, .emptying: return UIViewController()  // dialogs, which the host makes
    }
  }

  /// The words of the dialogs.
  public func dialog(
    for route: StoreRoute, in context: ScreenContext<StoreRoute>
  ) -> DialogWords? { DialogWords(route, in: context) }

  /// The bar item of a tab; its identifier is the member's name, also while it is a slot.
  public func tabItem(for member: StoreRoute) -> UITabBarItem {
    switch member {
    case .search: return item("Search", "search", image: "magnifyingglass")
    case .orders: return item("Account", "orders", image: "person")
    default: return item("Shop", "products", image: "bag")
    }
  }

  private func item(_ title: String, _ name: String, image: String) -> UITabBarItem {
    let item = UITabBarItem(title: title, image: UIImage(systemName: image), selectedImage: nil)
    item.accessibilityIdentifier = name
    return item
  }
}

extension StoreScreens {
  private func splash(_ context: ScreenContext<StoreRoute>) -> UIViewController {
    let model = SplashModel(startUp: services.startUp) { [navigator] in
      await navigator.revalidate()
    }
    context.watch(model)
    return SplashScreen(model)
  }

  private func products(_ context: ScreenContext<StoreRoute>) -> UIViewController {
    let model = ProductsModel(
      catalogue: services.catalogue, problems: services.problems, navigator: navigator)
    context.watch(model)
    return ProductsScreen(model)
  }

  private func product(_ id: Int, _ context: ScreenContext<StoreRoute>) -> UIViewController {
    let model = ProductModel(
      id: id, catalogue: services.catalogue, bag: services.bag, navigator: navigator)
    context.watch(model)
    return ProductScreen(model)
  }

  private func reviews(_ id: Int, _ context: ScreenContext<StoreRoute>) -> UIViewController {
    let model = ReviewsModel(of: id, catalogue: services.catalogue)
    context.watch(model)
    return ReviewsScreen(model)
  }

  private func search(_ context: ScreenContext<StoreRoute>) -> UIViewController {
    let model = SearchModel(catalogue: services.catalogue, navigator: navigator)
    context.watch(model)
    return SearchScreen(model)
  }

  private func orders(_ context: ScreenContext<StoreRoute>) -> UIViewController {
    let model = OrdersModel(catalogue: services.catalogue, navigator: navigator) { [signOut] in
      await signOut()
    }
    context.watch(model)
    return OrdersScreen(model)
  }

  private func order(_ id: Int, _ context: ScreenContext<StoreRoute>) -> UIViewController {
    let model = OrderModel(id: id, catalogue: services.catalogue, navigator: navigator)
    context.watch(model)
    return OrderScreen(model)
  }

  private func signIn(_ context: ScreenContext<StoreRoute>) -> UIViewController {
    let model = SignInModel(session: services.session, navigator: navigator) { context.close() }
    context.watch(model)
    return SignInScreen(model)
  }

  private func forgotPassword(_ context: ScreenContext<StoreRoute>) -> UIViewController {
    let model = ForgotPasswordModel()
    context.watch(model)
    return ForgotPasswordScreen(model)
  }

  private func bag(_ context: ScreenContext<StoreRoute>) -> UIViewController {
    let model = BagModel(bag: services.bag, catalogue: services.catalogue, navigator: navigator) {
      context.close()
    }
    context.watch(model)
    return BagScreen(model)
  }

  private func checkout(_ context: ScreenContext<StoreRoute>) -> UIViewController {
    let navigator = navigator
    let model = CheckoutModel(bag: services.bag) {
      await navigator.answer(to: AddressPicker(near: "Oslo"))
    } onPlaced: {
      navigator.show(.products)
    }
    context.watch(model)
    return CheckoutScreen(model)
  }

  private func address(
    _ picker: AddressPicker, _ context: ScreenContext<StoreRoute>
  ) -> UIViewController {
    let model = AddressModel(picker: picker) { address in
      context.finish(picker, with: address)
    } onCancel: {
      context.close()
    }
    context.watch(model)
    return AddressScreen(model)
  }
}
