/// A saved tree: its outline, and the routes of the numbers in the outline.
package struct SavedTree: Hashable, Sendable {
  package let outline: TreeOutline
  /// The routes by their numbers; a `LostRoute` stands for each route that cannot be shown any
  /// more.
  package let routes: [AnyRoute]

  init(_ outline: TreeOutline, _ routes: [AnyRoute]) {
    self.outline = outline
    self.routes = routes
  }

  /// Saves a tree; each member also gets the route that `maps` list at its position.
  package init(_ tree: NavigationTree, listing maps: MapSet) {
    var routes: [AnyRoute] = []
    var numbers: [AnyRoute: Int] = [:]
    outline = TreeOutline(tree, listing: maps) { route in
      if let number = numbers[route] { return number }
      numbers[route] = routes.count
      routes.append(route)
      return routes.count - 1
    }
    self.routes = routes
  }

  /// The same tree without the names of popovers' sources and without models, for a log.
  package var redacted: Self { Self(outline.redacted, routes) }
}

extension SavedTree: Codable {
  private enum CodingKeys: CodingKey { case outline, routes }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    outline = try fields.decode(TreeOutline.self, forKey: .outline)
    let table = try RouteTable.of(decoder)
    routes = try fields.decode(NumberColumn.self, forKey: .routes).numbers.map { number in
      guard table.routes.indices.contains(number) else {
        throw DecodingError.dataCorruptedError(
          forKey: .routes, in: fields, debugDescription: "a number without a route")
      }
      return table.routes[number]
    }
    guard outline.names(below: routes.count) else {
      throw DecodingError.dataCorruptedError(
        forKey: .outline, in: fields, debugDescription: "a name that no route has")
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    let table = try RouteTable.of(encoder)
    try fields.encode(outline, forKey: .outline)
    try fields.encode(NumberColumn(routes.map(table.write)), forKey: .routes)
  }
}
