/// What views can do with the windows of their app.
struct WindowActions {
  weak var app: HeadlessApp?
  /// The window in which the view stands.
  weak var window: HeadlessAppWindow?
}

/// Opens a window.
@available(iOS 16.0, *)
@MainActor @preconcurrency public struct OpenWindowAction {
  let actions: WindowActions

  nonisolated init(actions: WindowActions) { self.actions = actions }

  /// Opens a window of the first group for values of this type, or brings the one to the front that shows the
  /// value.
  public func callAsFunction<D>(value: D) where D: Decodable, D: Encodable, D: Hashable {
    actions.open(id: nil, AnyHashable(value))
  }

  /// Opens a window of a group.
  public func callAsFunction(id: String) { actions.open(id: id, nil) }

  /// Opens a window of a group for a value, or brings the one to the front that shows it.
  public func callAsFunction<D>(id: String, value: D)
  where D: Decodable, D: Encodable, D: Hashable {
    actions.open(id: id, AnyHashable(value))
  }
}

/// Closes windows.
@available(iOS 17.0, *)
@MainActor @preconcurrency public struct DismissWindowAction {
  let actions: WindowActions

  nonisolated init(actions: WindowActions) { self.actions = actions }

  /// Closes the window in which it was read.
  public func callAsFunction() { actions.dismissOwn() }

  /// Closes the windows that show a value.
  public func callAsFunction<D>(value: D) where D: Decodable, D: Encodable, D: Hashable {
    actions.dismiss(id: nil, AnyHashable(value))
  }

  /// Closes the windows of a group.
  public func callAsFunction(id: String) { actions.dismiss(id: id, nil) }

  /// Closes the windows of a group that show a value.
  public func callAsFunction<D>(id: String, value: D)
  where D: Decodable, D: Encodable, D: Hashable {
    actions.dismiss(id: id, AnyHashable(value))
  }
}

@MainActor extension WindowActions {
  fileprivate func open(id: String?, _ value: AnyHashable?) {
    guard let app else { return reportOutside("openWindow") }
    app.later { $0.open(id: id, value) }
  }

  fileprivate func dismissOwn() {
    guard let app, let window else { return reportOutside("dismissWindow") }
    app.later { $0.close(window) }
  }

  fileprivate func dismiss(id: String?, _ value: AnyHashable?) {
    guard let app else { return reportOutside("dismissWindow") }
    app.later { app in
      for window in app.windows where window.isMeant(id: id, value: value) { app.close(window) }
    }
  }

  private func reportOutside(_ action: String) {
    HeadlessScene.current?.stage.report("\(action): the scene belongs to no HeadlessApp")
  }
}

extension EnvironmentValues {
  /// Opens a window of the app.
  @available(iOS 16.0, *)
  public var openWindow: OpenWindowAction { OpenWindowAction(actions: windowActions) }

  /// Closes windows of the app.
  @available(iOS 17.0, *)
  public var dismissWindow: DismissWindowAction { DismissWindowAction(actions: windowActions) }

  /// Whether the device shows several windows of an app.
  @available(iOS 16.0, *)
  public var supportsMultipleWindows: Bool { windowActions.app?.showsSeveral == true }

  var windowActions: WindowActions {
    get { self[WindowActionsKey.self] }
    set { self[WindowActionsKey.self] = newValue }
  }
}

private enum WindowActionsKey: EnvironmentKey {
  static var defaultValue: WindowActions { WindowActions() }
}
