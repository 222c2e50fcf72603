import Foundation
import Portolan
import PortolanLinks

extension RandomMap {
  /// `walk://7` is the seventh route; there are links to nothing as well.
  static let table = LinkTable<Point>(schemes: ["walk"]) {
    LinkPattern("/{number}", { Point($0) }, match: \.number)
    LinkPattern("/later/{number}") { (number: Int) in
      await Task.yield()
      return Point(number)
    }
  }

  /// A link to each route, some of which are looked up first, one to a place that no map has, and one
  /// of another app.
  var links: [URL] {
    let known = samples.map { "walk://\($0.number.isMultiple(of: 5) ? "later/" : "")\($0.number)" }
    return (known + ["walk://7/8", "nobody://1"]).compactMap(URL.init(string:))
  }
}
