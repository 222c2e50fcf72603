public import Portolan
public import PortolanSwiftUI
public import Store

/// Builds the Store's views, each from its screen's own model.
public struct StoreViews: ViewAssembly {
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

  /// The view of a route.
  public func screen(
    for route: StoreRoute, in context: ScreenContext<StoreRoute>
  ) -> some View {
    switch route {
    case .splash: SplashView(model: context.model(splash))
    case .main: EmptyView()  // the tabs are the host's own
    case .products: ProductsView(model: context.model(products))
    case .product(let id): ProductView(model: context.model { product(id) })
    case .reviews(let id): ReviewsView(model: context.model { reviews(id) })
    case .search: SearchView(model: context.model(search))
    case .orders: OrdersView(model: context.model(orders))
    case .order(let id): OrderView(model: context.model { order(id) })
    case .signIn: SignInView(model: context.model { signIn(context) })
    case .forgotPassword: ForgotPasswordView(model: context.model(ForgotPasswordModel.init))
    case .bag: BagView(model: context.model { bag(context) })
    case .checkout: CheckoutView(model: context.model(checkout))
    case .address(let picker): AddressView(model: context.model { address(picker, context) })
    case .delivery(let id): DeliveryView(product: id)
    case .help: EmptyView()  // the split is the host's own
    case .topics:
      TopicsView {
        navigator.show(.topic($0))
      } done: {
        navigator.dismiss()
      }
    case .noTopic: TopicView(topic: nil)
    case .topic(let topic): TopicView(topic: topic)
    case .sorting, .emptying: EmptyView()  // dialogs, which the host makes
    }
  }

  /// The words of the dialogs.
  public func dialog(
    for route: StoreRoute, in context: ScreenContext<StoreRoute>
  ) -> DialogWords? { DialogWords(route, in: context) }

  /// The label of a tab, also while it is a slot.
  public func tabLabel(for member: StoreRoute) -> some View {
    let tab = StoreTab(member)
    Label(tab.title, systemImage: tab.image)
  }
}

extension StoreViews {
  private func splash() -> SplashModel {
    SplashModel(startUp: services.startUp) { [navigator] in await navigator.revalidate() }
  }

  private func products() -> ProductsModel {
    ProductsModel(
      catalogue: services.catalogue, problems: services.problems, navigator: navigator)
  }

  private func product(_ id: Int) -> ProductModel {
    ProductModel(id: id, catalogue: services.catalogue, bag: services.bag, navigator: navigator)
  }

  private func reviews(_ id: Int) -> ReviewsModel {
    ReviewsModel(of: id, catalogue: services.catalogue)
  }

  private func search() -> SearchModel {
    SearchModel(catalogue: services.catalogue, navigator: navigator)
  }

  private func orders() -> OrdersModel {
    OrdersModel(catalogue: services.catalogue, navigator: navigator) { [signOut] in
      await signOut()
    }
  }

  private func order(_ id: Int) -> OrderModel {
    OrderModel(id: id, catalogue: services.catalogue, navigator: navigator)
  }

  private func signIn(_ context: ScreenContext<StoreRoute>) -> SignInModel {
    SignInModel(session: services.session, navigator: navigator) { context.close() }
  }

  private func bag(_ context: ScreenContext<StoreRoute>) -> BagModel {
    BagModel(bag: services.bag, catalogue: services.catalogue, navigator: navigator) {
      context.close()
    }
  }

  private func checkout() -> CheckoutModel {
    let navigator = navigator
    return CheckoutModel(bag: services.bag) {
      await navigator.answer(to: AddressPicker(near: "Oslo"))
    } onPlaced: {
      navigator.show(.products)
    }
  }

  private func address(
    _ picker: AddressPicker, _ context: ScreenContext<StoreRoute>
  ) -> AddressModel {
    AddressModel(picker: picker) { address in
      context.finish(picker, with: address)
    } onCancel: {
      context.close()
    }
  }
}
