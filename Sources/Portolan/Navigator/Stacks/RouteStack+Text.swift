public import PortolanLinks

extension RouteStack {
  /// Sets the stack's path from a text, which the feature's link table reads.
  ///
  /// ```swift
  /// navigator.stack(.root).set("first/second/third")
  /// navigator.stack(.products).set("/products/7/reviews")
  /// ```
  ///
  /// The text is read like the path of a URL: it is percent-decoded, several slashes count as one,
  /// and slashes at the beginning and the end are ignored. A pattern of the table may match several
  /// segments. The text may begin with the stack's first screen; an empty text shows only that
  /// screen. When the table cannot read the text, nothing changes and the request fails with
  /// `wrongPath`, which names the unknown segment and the most similar known one. When the feature
  /// has no table, the request fails with `noLinkTable`.
  @discardableResult
  public func set(
    _ path: String, as motion: StackMotion = .automatic, fileID: String = #fileID,
    line: Int = #line
  ) -> NavigationRequest {
    read(as: motion, site: CallSite(fileID, line)) { (links) throws(LinkProblem) in
      try links.readChain(path: path)
    }
  }

  /// Sets the stack's path from segments of a text, in which `/` and `%` are ordinary characters.
  ///
  /// ```swift
  /// navigator.stack(.root).set(["first", "second", "third"])
  /// ```
  ///
  /// Otherwise this works like `set(_:)` with one string.
  @discardableResult
  public func set<Text: StringProtocol>(
    _ elements: [Text], as motion: StackMotion = .automatic, fileID: String = #fileID,
    line: Int = #line
  ) -> NavigationRequest {
    read(as: motion, site: CallSite(fileID, line)) { (links) throws(LinkProblem) in
      try links.readChain(segments: elements)
    }
  }

  /// The path as a text that `set(_:)` reads, such as `/products/7/reviews`.
  ///
  /// An empty path gives an empty text. Throws `noPattern` when the feature's link table has no
  /// pattern for a route of the path, or when the feature has no table.
  public func text() throws(LinkPrintProblem) -> String {
    let links: LinkTable<AnyRoute>
    do throws(NavigationError) {
      guard let scene else { return "" }
      links = try scene.links.table(of: R.self)
    } catch { throw .noPattern }
    return try links.path(to: path.map { AnyRoute($0) })
  }

  private func read(
    as motion: StackMotion, site: CallSite,
    _ path: (LinkTable<AnyRoute>) throws(LinkProblem) -> [AnyRoute]
  ) -> NavigationRequest {
    guard let scene else { return .failed(.sceneGone, at: site) }
    do throws(NavigationError) {
      let links = try scene.links.table(of: R.self)
      let routes: [AnyRoute]
      do throws(LinkProblem) { routes = try path(links) } catch { throw .wrongPath(problem: error) }
      return submit(routes.above(name), as: motion, to: scene, site: site)
    } catch {
      return scene.refuse(error, words: "setPath", site: site)
    }
  }
}
