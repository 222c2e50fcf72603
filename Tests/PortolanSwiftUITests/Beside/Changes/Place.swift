import Portolan
import Testing

/// Where in the app other code acts: which container is in front, and in which layer.
struct Place: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// What is shown until one stands there.
  let routes: [Shop]
  /// What screen and tree show then.
  let picture: String
  /// The name of the stack in front, and what is shown when other code has pushed a screen there.
  var stack: (name: String, pushed: String)?
  /// How the last one comes, when not as its map says.
  var style: PresentationStyle?

  init(
    _ name: String, _ routes: [Shop], _ picture: String, pushed: (String, String)? = nil,
    as style: PresentationStyle? = nil
  ) {
    (testDescription, self.routes, self.picture, self.style) = (name, routes, picture, style)
    stack = pushed
  }

  /// A stack in tabs, and each kind of layer over it.
  static let all = [
    Place(
      "a stack in tabs", [.products], "main[*(products) | account…]",
      pushed: ("products", "main[*(products › ?) | account…]")),
    Place(
      "two screens deep", [.reviews(of: 1)],
      "main[*(products › product(1) › reviews(1)) | account…]",
      pushed: ("products", "main[*(products › product(1) › reviews(1) › ?) | account…]")),
    Place(
      "another tab", [.products, .account], "main[(products) | *(account)]",
      pushed: ("account", "main[(products) | *(account › ?)]")),
    Place("a stack alone", [.login], "(login)", pushed: ("login", "(login › ?)")),
    Place("a screen alone", [.lock], "lock"),
    Place(
      "a sheet", [.bag], "main[*(products) | account…] ⇧ sheet (bag)",
      pushed: ("bag", "main[*(products) | account…] ⇧ sheet (bag › ?)")),
    Place(
      "pushed in a sheet", [.bag, .checkout],
      "main[*(products) | account…] ⇧ sheet (bag › checkout)",
      pushed: ("bag", "main[*(products) | account…] ⇧ sheet (bag › checkout › ?)")),
    Place("a sheet that stays", [.card], "main[*(products) | account…] ⇧ sheet (card)"),
    Place("a cover", [.note], "main[*(products) | account…] ⇧ fullScreen (note)"),
    Place(
      "a sheet over a cover", [.note, .signIn],
      "main[*(products) | account…] ⇧ fullScreen (note) ⇧ sheet (signIn)",
      pushed: (
        "signIn", "main[*(products) | account…] ⇧ fullScreen (note) ⇧ sheet (signIn › ?)"
      )),
    Place(
      "a drawer", [.products, .order(id: 7)],
      "main[*(products) | account…] ⇧ custom (order(7))", as: .custom(Drawer.name)),
  ]
}

extension TestApp {
  /// Brings a place to the front, and forgets the events until then.
  func bring(_ place: Place) async {
    session.isSignedIn = true
    for route in place.routes {
      if let style = place.style, route == place.routes.last {
        navigator.show(route, placed: .presented(style))
      } else {
        navigator.show(route)
      }
      await settle()
    }
    forgetEvents()
  }

  /// What was followed, and how each request ended, in words and without the tree.
  var told: [String] { events.told }

  /// Rests without a request and without a read, and expects screen and tree to show one picture.
  func expectFollowed(
    _ picture: String, _ comment: String, _ location: SourceLocation = #_sourceLocation
  ) async {
    await rest()
    #expect(shown == picture, "the screen, \(comment)", sourceLocation: location)
    #expect(peeked.picture == picture, "the tree, \(comment)", sourceLocation: location)
    #expect(screen.faults == [], "\(comment)", sourceLocation: location)
  }
}

extension [NavigationEvent] {
  /// What was followed, and how each request ended, in words and without the tree.
  var told: [String] {
    compactMap { event in
      switch event {
      case .followed, .arrived, .failed, .diagnosed:
        "\(event)".split(separator: " → ").first.map(String.init)
      default: nil
      }
    }
  }
}
