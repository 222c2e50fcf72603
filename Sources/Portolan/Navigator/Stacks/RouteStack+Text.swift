extension RouteStack {
  /// Sets the elements of this type, from text that the feature's link table reads.
  ///
  /// ```swift
  /// navigator.stack(.root).set("first/second/third")
  /// navigator.stack(.products).set("/products/7/reviews")
  /// ```
  ///
  /// The text is read like the path of a URL: percent-encoded; one slash at either end means
  /// nothing. A pattern may take several elements. A first element that names the stack's first
  /// screen means that screen, and an empty path shows it. Text that cannot be read moves nothing
  /// and ends the request with `wrongPath`, which names the element and the nearest known one.
  @discardableResult
  public func set(
    _ path: String, as motion: StackMotion = .automatic, fileID: StaticString = #fileID,
    line: Int = #line
  ) -> NavigationRequest? {
    read(as: motion, site: CallSite(fileID, line)) { () throws(PathProblem) in
      try LinkPath(path)
    }
  }

  /// Sets the elements of this type from texts, taken as they are, with slashes and percent signs.
  ///
  /// ```swift
  /// navigator.stack(.root).set(["first", "second", "third"])
  /// ```
  ///
  /// Otherwise as `set(_:)` with one string.
  @discardableResult
  public func set<Text: StringProtocol>(
    _ elements: [Text], as motion: StackMotion = .automatic, fileID: StaticString = #fileID,
    line: Int = #line
  ) -> NavigationRequest? {
    read(as: motion, site: CallSite(fileID, line)) { () throws(PathProblem) in
      try LinkPath(elements: elements)
    }
  }

  private func read(
    as motion: StackMotion, site: CallSite, _ path: () throws(PathProblem) -> LinkPath
  ) -> NavigationRequest? {
    guard let scene else { return nil }
    do throws(PathProblem) {
      let routes = try scene.links.routes(in: path(), above: name, of: R.self)
      return submit(routes, as: motion, to: scene, site: site)
    } catch {
      return scene.refuse(.wrongPath(error), asked: "setPath", site: site)
    }
  }
}
