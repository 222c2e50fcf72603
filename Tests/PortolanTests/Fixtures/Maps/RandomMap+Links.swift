import Foundation
import Portolan

extension RandomMap {
  /// `walk://7` is the seventh route; there are links to nothing as well.
  static let table = LinkTable<Point>(schemes: ["walk"], hosts: []) {
    LinkPattern("{number}") { Point(try $0.int("number")) }
  }

  /// A link to each route, one to a place that no map has, and one that nobody understands.
  var links: [URL] {
    let known = samples.map { "walk://\($0.number)" }
    return (known + ["walk://7/8", "nobody://1"]).compactMap(URL.init(string:))
  }
}
