import Portolan
import PortolanUIKit

final class Draft { var text = "" }

struct Drafting: ScreenQuestion {  // says: does not conform to the 'Sendable' protocol
  typealias Answer = Draft
  var route: Shop { .list }
}

enum Uncodable: NavigationRoute { case a(UIViewController) }  // says: to protocol 'Decodable'
