extension ScreenContext {
  /// Takes the object that the request to this screen handed over; the first call gets it.
  ///
  /// ```swift
  /// case .editor: EditorView(model: context.model { EditorModel(context.handed()) })
  /// ```
  ///
  /// Nil the second time, and when nothing was handed over, as by a link or after restoration. A
  /// screen that was open already takes the object in `ScreenTasks.update(_:)`, or where it is
  /// observed. An object of another type stays, and a diagnostic reports it; ask for a closure by
  /// its exact type.
  public func handed<T>(as type: T.Type = T.self) -> T? { erased.handed(as: type) }
}

extension AnyScreenContext {
  /// Takes the object that the request to this screen handed over; see `ScreenContext.handed(as:)`.
  public func handed<T>(as type: T.Type = T.self) -> T? {
    guard let object = value.handed(taking: { $0 is T }) else { return nil }
    if let object = object as? T { return object }
    scene?.report(.wrongType(route.label, "\(Swift.type(of: object))", expected: "\(T.self)"))
    return nil
  }
}

extension Diagnostic {
  static func wrongType(
    _ route: RouteLabel, _ handed: String, expected: String
  ) -> Diagnostic {
    Diagnostic(
      .wrongHanding, "\(route) was handed \(handed) and asked for \(expected).",
      why: "A screen can take only a value of the type that was handed over.",
      fix: "Ask for the type that is handed over, or hand over a value of the other type.")
  }
}
