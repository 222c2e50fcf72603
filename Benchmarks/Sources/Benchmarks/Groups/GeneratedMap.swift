/// The source of a map with so many routes, of the placements that apps use.
struct GeneratedMap {
  let cases: Int

  var source: String { routes + "\n" + map }

  /// The routes alone, whose conformances the compiler writes.
  var routes: String {
    """
    import Portolan
    enum Big: NavigationRoute {
      case main, home
    \(numbers.map { "  case screen\($0)(id: Int)" }.joined(separator: "\n"))
      enum Guard: Hashable, Sendable { case signedIn }
    }
    """
  }

  private var map: String {
    """
    struct BigMap: NavigationMap {
      func destination(for route: Big) -> RouteDestination<Big> {
        switch route {
        case .main: return .tabs([.home], .root)
        case .home: return .screenInStack(.member(of: .main))
    \(numbers.map { "    case .screen\($0): return \(destination($0))" }.joined(separator: "\n"))
        }
      }
    }
    """
  }

  private var numbers: Range<Int> { 0..<cases }

  private func destination(_ number: Int) -> String {
    switch number % 4 {
    case 0: return ".screen(.pushed(onto: .home))"
    case 1: return ".screen(.pushed(onto: .screen\(number - 1)(id: 1)), guards: [.signedIn])"
    case 2: return ".screenInStack(.presented(.sheet, over: .main))"
    default: return ".screen(.pushed(inStackOf: .home), reuse: .never)"
    }
  }
}
