#if DEBUG && Inspector
public import Foundation
public import Portolan

/// Shows an app and its navigation on a page in a browser, where you can also tap and navigate.
///
/// ```swift
/// let inspector = Inspector(app)
/// inspector.inspect(app.navigator.scene)
/// print("Look at \(try await inspector.start())")
/// ```
///
/// The page shows the complete screen. Of a route it shows the case name, and the values only if
/// the route is loggable (`isLoggable`). By default only the computer that runs the app can open
/// the page, and only with the token in the printed address; `InspectorReach` can allow others. The
/// module is empty without the trait `Inspector` and in release builds, so use it under
/// `#if DEBUG`.
@MainActor public final class Inspector {
  let app: any InspectedApp
  /// The app's own navigator, even while a screen stands alone.
  private(set) var appScene: SceneNavigator?
  /// The screen that stands alone; nil while the app is shown.
  private(set) var solo: Solo?
  private var appListener: SceneListener?
  private var soloListener: SceneListener?
  private var guests: [Guest] = []
  private var drawing: Drawing?
  private var server: Server?
  private(set) var reach = InspectorReach.thisComputer
  private var isNewsOnItsWay = false

  /// Makes an inspector of an app; the inspector holds a strong reference to the app.
  public init(_ app: any InspectedApp) {
    self.app = app
  }

  /// Shows a scene of the app from now on, instead of the previous one.
  ///
  /// The inspector makes a log of its own for the scene. If the page shows one screen alone
  /// (`InspectedApp.showAlone(_:in:)`), the inspector closes that screen.
  public func inspect(_ scene: SceneNavigator) {
    appScene = scene
    appListener = listener(to: scene)
    if solo == nil { greetAll() } else { leave() }
  }

  /// Sends the app's drawing to the page if it has changed; call it whenever the screen changes.
  public func screenDidChange() {
    let new = app.drawing
    guard new != drawing else { return }
    drawing = new
    tell(.drawing(screen: new))
  }

  /// Starts to serve the page; while the page is served, another call only returns the address.
  ///
  /// - Parameters:
  ///   - port: The port of the page; 0 for any free port.
  ///   - reach: The computers that can open the page.
  /// - Returns: The address of the page, with its token.
  /// - Throws: `InspectorError`, for example when another program uses the port.
  public func start(
    port: UInt16 = 0, reach: InspectorReach = .thisComputer
  ) async throws(InspectorError) -> URL {
    if let server { return server.address }
    self.reach = reach
    let lobby = Lobby(
      enter: { [weak self] in self?.makeGuest() },
      leave: { [weak self] guest in self?.guests.removeAll { $0 === guest } })
    let server = try await Server.start(port: port, reach: reach, lobby: lobby)
    self.server = server
    return server.address
  }

  func makeGuest() -> Guest {
    let guest = Guest(self)
    guests.append(guest)
    return guest
  }

  /// Stops serving the page and ends its connections; if the page shows one screen alone, the app's
  /// own scene is shown again.
  public func stop() async {
    leave()
    for guest in guests { guest.outbox.close() }
    guests = []
    await server?.stop()
    server = nil
  }
}

extension Inspector {
  /// The scene that pages see: the app's, or that of a screen that stands alone.
  var scene: SceneNavigator? { solo?.scene ?? appScene }
  var listener: SceneListener? { solo == nil ? appListener : soloListener }

  /// Shows a screen alone until `leave()`.
  func show(alone subject: AnyRoute, asks: Bool) {
    guard let appScene else { return }
    solo?.end()
    let solo = Solo(subject, of: appScene, asks: asks)
    solo.onQuestion = { [weak self, weak solo] in
      if let solo { self?.tell(.questions(open: solo.questions)) }
    }
    self.solo = solo
    soloListener = listener(to: solo.scene)
    app.showAlone(subject, in: solo.scene)
    greetAll()
    solo.scene.show(subject)
  }

  /// Shows the app again.
  func leave() {
    guard let solo else { return }
    self.solo = nil
    soloListener = nil
    app.showItself()
    solo.end()
    greetAll()
  }

  private func listener(to scene: SceneNavigator) -> SceneListener {
    let listener = SceneListener(scene)
    listener.onNews = { [weak self, weak listener] in
      // A scene that pages do not see sends nothing; `greetAll()` catches up later.
      if let self, self.listener === listener { announce() }
    }
    return listener
  }

  private func greetAll() {
    for guest in guests where guest.isIn { greet(guest) }
  }

  /// Sends all that a page needs at first.
  func greet(_ guest: Guest) {
    guard let scene, let listener else { return }
    let facts = AppFacts(app, scene, alone: solo?.subject.label, reach)
    guest.outbox.put(.welcome(version: ServerMessage.version, app: facts))
    screenDidChange()
    if let drawing { guest.outbox.put(.drawing(screen: drawing)) }
    guest.outbox.put(.tree(of: scene))
    if let change = listener.lastChange {
      guest.outbox.put(.plan(from: change.from, to: change.to))
    }
    guest.outbox.put(.timeline(rows: listener.rows, isWhole: true))
    if let solo { guest.outbox.put(.questions(open: solo.questions)) }
  }

  /// Sends the changes once the present work of the main actor has ended.
  private func announce() {
    guard !isNewsOnItsWay else { return }
    isNewsOnItsWay = true
    Task {
      isNewsOnItsWay = false
      guard let scene, let listener else { return }
      let rows = listener.takeChanges()
      if !rows.isEmpty { tell(.timeline(rows: rows, isWhole: false)) }
      tell(.tree(of: scene))
      if let change = listener.lastChange { tell(.plan(from: change.from, to: change.to)) }
    }
  }

  private func tell(_ message: ServerMessage) {
    for guest in guests where guest.isIn { guest.outbox.put(message) }
  }
}
#endif
