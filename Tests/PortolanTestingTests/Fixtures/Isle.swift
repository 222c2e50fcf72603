import Portolan
import PortolanTesting

/// Routes of every shape, and of every style that is no plain sheet.
enum Isle: NavigationRoute {
  case main, home, mail, folders, welcome, message(Int)
  case tour, hello, ready
  case menu, left, right
  case flow, start, next(String)
  case note(String), lock, secret
  case warning, removal, hint, legend, pilot

  enum Guard: Hashable, Sendable { case known, trusted }

  /// The text does not make it another note.
  var identity: Isle {
    if case .note = self { return .note("") }
    return self
  }
}

struct Drawer: ContainerAdapter {}

struct IsleMap: NavigationMap {
  func destination(for route: Isle) -> RouteDestination<Isle> {
    switch route {
    case .main: return .tabs([.home, .mail, .tour], .root)
    case .home: return .screenInStack(.member(of: .main))
    case .mail: return .split(primary: .folders, secondary: .welcome, .member(of: .main))
    case .folders, .welcome: return .screenInStack(.member(of: .mail))
    case .message: return .screen(.pushed(onto: .welcome), guards: [.known])
    case .tour: return .pages([.hello, .ready], .member(of: .main))
    case .hello: return .screen(.member(of: .tour))
    case .ready: return .screen(.member(of: .tour), guards: [.trusted])
    case .menu: return .custom(Drawer(), [.left, .right], .root)
    case .left: return .screen(.member(of: .menu))
    case .right: return .screenInStack(.member(of: .menu))
    case .flow: return .stack(root: .start, .presented(.sheet))
    case .start: return .screen(.member(of: .flow))
    case .next: return .screen(.pushed(inStackOf: .start), guards: [.trusted])
    case .note: return .screen(.pushed(.inVisibleStack))
    case .lock: return .screen(.root)
    case .secret:
      return .screenInStack(.presented(.fullScreen, over: .main), guards: [.known, .trusted])
    case .warning: return .screen(.presented(.alert))
    case .removal: return .screen(.presented(.confirmationDialog(from: "it"), over: .folders))
    case .hint: return .screen(.presented(.popover(from: "it")), guards: [.known])
    case .legend:
      return .screenInStack(.presented(.sheet(.medium, .large, undimmedThrough: .medium)))
    case .pilot: return .screen(.presented(.custom("drawer")))
    }
  }

  var samples: [Isle] {
    [
      .main, .home, .mail, .folders, .welcome, .message(1), .message(2), .tour, .hello, .ready,
      .menu, .left, .right, .flow, .start, .next("a"), .next("› b | (c"), .note("x"),
      .note("y"), .lock, .secret,
    ]
  }
}
