#if DEBUG && Inspector
public import Foundation
public import Portolan

/// Shows an app and its navigation to pages in a browser, which can drive both.
///
/// ```swift
/// let inspector = Inspector(app)
/// inspector.inspect(app.navigator.scene)
/// print("Look at \(try await inspector.start())")
/// ```
///
/// The page shows case names, values only of routes that allow it (`isLoggable`), and the screen as
/// it is. Only this computer reaches it, and only with the token in the printed address. It exists
/// in debug builds with the trait `Inspector`; elsewhere the module is empty, so an app uses it
/// under `#if DEBUG`.
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

  /// Makes an inspector of an app, and keeps the app alive.
  public init(_ app: any InspectedApp) {
    self.app = app
  }

  /// Shows this scene from now on, instead of the one before.
  ///
  /// It gives the scene a log when it has none, and closes a screen that stands alone.
  public func inspect(_ scene: SceneNavigator) {
    solo?.end()
    solo = nil
    appScene = scene
    appListener = listener(to: scene)
    greetAll()
  }

  /// Reads the app's drawing, and sends it to the pages when it has changed.
  public func screenDidChange() {
    let new = app.drawing
    guard new != drawing else { return }
    drawing = new
    tell(.drawing(screen: new))
  }

  /// Begins to serve the page; later calls only return the address.
  ///
  /// - Parameters:
  ///   - port: The port; 0 takes any that is free.
  ///   - reach: The computers that can open the page.
  /// - Returns: The address to be opened, with its token.
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

  /// Ends the server and its connections, and closes a screen that stands alone.
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
