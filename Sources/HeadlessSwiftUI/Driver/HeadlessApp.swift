public import HeadlessUIKit

/// An app of SwiftUI with all its windows, each a scene, and a user who opens and closes them.
///
/// ```swift
/// let app = HeadlessApp(MailApp(), device: .pad)
/// try app.windows[0].scene.tap("Open in a new window")
/// app.turn()
/// #expect(app.windows.count == 2)
/// ```
@MainActor public final class HeadlessApp {
  /// The windows that are open; the one in front is the last.
  public private(set) var windows: [HeadlessAppWindow] = []
  /// The requests for windows that no group of the app answers, in order.
  public private(set) var faults: [String] = []
  private let templates: [WindowTemplate]
  private let makeScene: @MainActor (ErasedView) -> HeadlessScene
  private let clock: HeadlessClock
  let showsSeveral: Bool

  /// Starts an app, which shows a window of its first group.
  public init<Main: App>(
    _ app: Main, profile: HeadlessProfile = .iOS18, assumptions: HeadlessViewAssumptions = .init(),
    clock: HeadlessClock = HeadlessClock(), device: HeadlessDevice = .phone
  ) {
    templates = app.body.windowTemplates
    self.clock = clock
    showsSeveral = device == .pad
    makeScene = { root in
      HeadlessScene(profile: profile, assumptions: assumptions, clock: clock, device: device) {
        AnyView(content: root)
      }
    }
    if let first = templates.first { open(first, nil) }
  }

  /// The window in front.
  public var front: HeadlessAppWindow? { windows.last }

  /// Opens one more window of the first group, as a user does on a tablet.
  public func openAnother() {
    guard showsSeveral, let first = templates.first else {
      return report("the device shows one window")
    }
    open(first, nil)
  }

  /// Brings a window to the front.
  public func show(_ window: HeadlessAppWindow) {
    guard let place = windows.firstIndex(where: { $0 === window }) else { return }
    windows.append(windows.remove(at: place))
  }

  /// Closes a window, as a user does; the app goes on.
  public func close(_ window: HeadlessAppWindow) {
    windows.removeAll { $0 === window }
    window.scene.close()
  }

  /// Ends the app and closes its windows.
  public func quit() {
    for window in windows { close(window) }
  }

  /// Runs an update in each window; windows that were asked for come and go.
  public func turn() {
    for window in windows { window.scene.turn() }
  }

  /// Runs an update in each window, and ends what moves.
  public func finishTransitions() {
    for window in windows { window.scene.finishTransitions() }
  }

  // MARK: What views ask for

  /// Does something in the next turn: a window does not go in the middle of its own update.
  func later(_ action: @escaping @MainActor (HeadlessApp) -> Void) {
    clock.afterTurns(1) { [weak self] in
      if let self { action(self) }
    }
  }

  func open(id: String?, _ value: AnyHashable?) {
    guard showsSeveral else { return report("openWindow: the device shows one window") }
    guard let template = templates.first(where: { $0.isMeant(id: id, value: value) }) else {
      let name = [id, value.map { "\(type(of: $0.base))" }].compactMap(\.self)
      return report("openWindow: no group of windows for \(name.joined(separator: ", "))")
    }
    let shown = windows.first { value != nil && $0.isMeant(id: template.id, value: value) }
    if let shown { show(shown) } else { open(template, value) }
  }

  private func open(_ template: WindowTemplate, _ value: AnyHashable?) {
    let window = HeadlessAppWindow(template, WindowValue(value))
    let actions = WindowActions(app: self, window: window)
    window.begin(
      makeScene(
        ErasedView.of(
          AnyView(content: template.make(window.value)).environment(\.windowActions, actions))))
    windows.append(window)
  }

  private func report(_ text: String) { faults.append(text) }
}
