import Portolan
import PortolanUIKit

struct LibraryScreens: ScreenAssembly {
  let navigator: Navigator<Library>
  let reader: Reader

  func screen(for route: Library, in context: ScreenContext<Library>) -> UIViewController {
    switch route {
    case .home: return UITabBarController()
    case .catalogue: return CatalogueController { navigator.show(.book(id: $0)) }
    case .book(let id): return BookController(id: id, reader: reader)
    case .loans:
      return LoansController(
        reader: reader, open: { navigator.show(.book(id: $0)) },
        showHours: { navigator.show(.hours) },
        signOut: {
          reader.name = nil
          Task { await navigator.revalidate() }
        })
    case .signIn:
      return SignInController {
        reader.name = "Ada"
        context.close()
      }
    case .hours: return HoursController { context.close() }
    }
  }

  func tabItem(for member: Library) -> UITabBarItem {
    UITabBarItem(title: member == .catalogue ? "Catalogue" : "Loans", image: nil, tag: 0)
  }
}
