import Portolan
import PortolanSwiftUI
import PortolanUIKit

/// Screens that the examples in doc comments show.
struct EditorView: View {
  init(model: EditorModel) {}
  var body: some View { EmptyView() }
}

struct ProductsView: View {
  init(model: ProductsModel) {}
  var body: some View { EmptyView() }
}

struct ProductView: View {
  init(model: ProductModel) {}
  var body: some View { EmptyView() }
}

struct CartView: View {
  init(draft: CheckoutDraft) {}
  var body: some View { EmptyView() }
}

struct PaymentView: View {
  init(draft: CheckoutDraft) {}
  var body: some View { EmptyView() }
}

struct LockView: View {
  init(unlocked: () -> Void) {}
  var body: some View { EmptyView() }
}

struct RootView: View { var body: some View { EmptyView() } }
struct FirstView: View { var body: some View { EmptyView() } }

struct ShopViews: ViewAssembly {
  let shop: ShopServices
  func screen(for route: Shop, in context: ScreenContext<Shop>) -> some View { EmptyView() }
}

struct ShopScreens: ScreenAssembly {
  func screen(for route: Shop, in context: ScreenContext<Shop>) -> UIViewController {
    UIViewController()
  }
}

final class ProductsController: UIViewController {
  init(open: @escaping (Int) -> Void) { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { return nil }
}

final class ProductController: UIViewController {
  init(id: Int) { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { return nil }
}

final class AccountController: UIViewController {
  init(_ session: Session) { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { return nil }
}

final class SignInController: UIViewController {
  init(_ session: Session, done: @escaping () -> Void) { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { return nil }
}

final class RootController: UIViewController {
  init(open: @escaping () -> Void) { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { return nil }
}

final class FirstController: UIViewController {}

final class MapViewController: UIViewController { var isCentred = true }

final class ScannerViewController: UIViewController {}

final class EditorViewController: UIViewController { var hasChanges = false }

@MainActor func makeController(for route: CatalogRoute) -> UIViewController { UIViewController() }
@MainActor func close(_ screen: ScreenContext<AnyRoute>) -> UIBarButtonItem { UIBarButtonItem() }
@MainActor func row(_ title: String, _ action: () -> Void) {}
@MainActor func log(_ names: [String]) {}
@MainActor func log(_ line: String) {}
@MainActor func store(_ data: Data?) {}
