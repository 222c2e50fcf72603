extension RouteStack {
  /// The elements of this type that are shown, to be stored; what is only asked for is not in it.
  public var stored: StoredPath<R> { StoredPath(elements.compactMap { $0.as(R.self) }) }

  /// Sets the elements that were stored, as far as they could be read.
  ///
  /// ```swift
  /// navigator.stack(.root).set(try StoredPath(reading: data), as: .cut)
  /// ```
  ///
  /// Guards are asked as for any other path.
  @discardableResult
  public func set(
    _ stored: StoredPath<R>, as motion: StackMotion = .automatic,
    fileID: StaticString = #fileID, line: Int = #line
  ) -> NavigationRequest? {
    set(stored.path, as: motion, fileID: fileID, line: line)
  }
}
