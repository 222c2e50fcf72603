import Portolan

/// One map for all widths: the split is two columns where there is room, and one stack elsewhere.
struct MailMap: NavigationMap {
  func destination(for route: MailRoute) -> RouteDestination<MailRoute> {
    switch route {
    case .mail: return .split(primary: .boxes, secondary: .welcome, .root)
    case .boxes, .welcome: return .screenInStack(.member(of: .mail))
    case .box: return .screen(.pushed(onto: .boxes))
    case .message: return .screenInStack(.column(.secondary, of: .mail))
    case .attachment(let message): return .screen(.pushed(onto: .message(id: message)))
    case .compose: return .screenInStack(.presented(.sheet))
    }
  }
}
