import Portolan
import PortolanUIKit

struct LibraryScreens: ScreenAssembly {
  let navigator: Navigator<Library>
  let reader: Reader

  func screen(for route: Library, in context: ScreenContext<Library>) -> UIViewController {
    switch route {
    case .home: return UITabBarController()
    case .catalogue: return CatalogueController { navigator.show(.book(id: $0)) }
    case .book(let id): return BookController(id: id, reader: reader) { navigator.show(.events) }
    case .events: return EventsController()
    case .loans:
      return LoansController(
        reader: reader, open: { navigator.show(.book(id: $0)) },
        showHours: { navigator.show(.hours) })
    case .hours: return HoursController { context.close() }
    }
  }

  func tabItem(for member: Library) -> UITabBarItem {
    let title =
      switch member {
      case .catalogue: "Catalogue"
      case .events: "Events"
      case .home, .book, .loans, .hours: "Loans"
      }
    return UITabBarItem(title: title, image: nil, tag: 0)
  }

  func tabListing(for member: Library) -> TabListing {
    member == .events ? TabListing(badge: "\(Event.all.count)") : TabListing()
  }
}
