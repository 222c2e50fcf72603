package import Portolan
package import PortolanTesting

/// Code that asks an app for anything at any time.
@MainActor package struct RandomCode {
  private let app: any SoakedApp
  /// What was asked for.
  package var requests: [NavigationRequest] = []

  package init(_ app: any SoakedApp) { self.app = app }

  /// Asks for one thing; returns what.
  package mutating func ask(_ random: inout SeededGenerator) -> String {
    let navigator = app.navigator
    let id = Int.random(in: 1...3, using: &random)
    let kind = Int.random(in: 0..<20, using: &random)
    switch kind {
    case 0: requests.append(navigator.back())
    case 1: requests.append(navigator.popToRoot())
    case 2: requests.append(navigator.dismissAll())
    case 3: requests.append(navigator.push(.product(id: id)))
    case 4: requests.append(navigator.reset(to: .product(id: id)))
    case 5: requests.append(navigator.show(.lock, options: .keepingReplacedPart))
    case 6: requests.append(navigator.showKept())
    case 7:
      app.session.isSignedIn.toggle()
      app.beginRevalidation()
    case 8, 9: return setPath(&random)
    case 10:
      let styles: [PresentationStyle] = [
        .alert, .confirmationDialog, .custom("drawer"), .custom("drawer"), .popover(from: "Menu"),
        .popover(from: "Menu"),
      ]
      let style = styles[Int.random(in: 0..<styles.count, using: &random)]
      requests.append(navigator.show(.reviews(of: id), placed: .presented(style)))
      return "show reviews(of: \(id)) as \(style.kind)"
    case 11:
      let detents: [PresentationStyle.Detent] = [.height(120), .medium, .large]
      let front = app.peeked.visiblePath.last
      let context = front.flatMap { ScreenContext<Shop>(node: $0, in: navigator.scene) }
      context?.detent = detents.randomElement(using: &random)
      return "a height"
    case 12:
      app.keys.hasKey.toggle()
      app.beginRevalidation()
      return "key"
    case 13, 14:
      let rooms: [Room] = [
        .house, .kitchen, .cellar, .attic, .shelf(id), .note, .tour, .welcome, .ready,
      ]
      let room = rooms[Int.random(in: 0..<rooms.count, using: &random)]
      requests.append(Navigator<Room>(navigator.scene).show(room))
      return "show \(room)"
    default:
      let routes: [Shop] = [
        .splash, .login, .main, .products, .product(id: id), .reviews(of: id), .account,
        .order(id: id), .bag, .checkout, .note, .lock, .card, .places,
      ]
      let route = routes[Int.random(in: 0..<routes.count, using: &random)]
      requests.append(navigator.show(route))
      return "show \(route)"
    }
    return [
      "back", "root", "dismiss", "push \(id)", "reset to \(id)", "keep", "give back", "session",
    ][kind]
  }

  private mutating func setPath(_ random: inout SeededGenerator) -> String {
    let count = Int.random(in: 0...4, using: &random)
    let path = (0..<count).map { _ in Shop.product(id: Int.random(in: 1...5, using: &random)) }
    let motion = StackMotion.allCases[Int.random(in: 0..<4, using: &random)]
    let stack: Shop = Bool.random(using: &random) ? .products : .bag
    requests.append(app.navigator.stack(stack).set(path, as: motion))
    return "set \(count) of \(stack) as \(motion)"
  }
}
