/// A place that names its anchor by a route of any type: a placement without its route type.
package typealias Place = PlaceOn<AnyRoute>

/// What happens to the elements of a stack when a screen is pushed.
package enum Pushing: Hashable, Sendable, Codable {
  /// They stay.
  case above
  /// The top one is replaced.
  case replacingTop
  /// All of them are replaced.
  case asOnlyElement
}

/// A position of a container that is named by its role, not by a member: a column, or the shown
/// page.
package enum Opening: Hashable, Sendable, Codable {
  case column(SplitColumn)
  case page
}

/// Where a node (a screen or container) attaches; `Anchor` names the node that it stands on.
package enum PlaceOn<Anchor: Hashable & Sendable>: Hashable, Sendable {
  case root
  case member(of: Anchor)
  /// Directly on the anchor.
  case pushedOnto(Anchor)
  /// In the stack that contains the anchor; nil stands for the visible stack.
  case pushed(Pushing, in: Anchor?)
  /// In a column of the anchor, or in its page that is shown.
  case opening(Opening, of: Anchor)
  case presented(PresentationStyle, over: Beneath)
  /// In a second window above everything that the scene shows.
  case curtain

  /// The screen over which a layer is presented.
  package enum Beneath: Hashable, Sendable {
    /// The front screen.
    case front
    /// The base content.
    case root
    case route(Anchor)
  }

  /// The anchor; nil when it is the front screen, or when there is none.
  var anchor: Anchor? {
    switch self {
    case .root, .curtain: return nil
    case .member(let anchor), .pushedOnto(let anchor), .opening(_, let anchor): return anchor
    case .pushed(_, let anchor): return anchor
    case .presented(_, .route(let anchor)): return anchor
    case .presented: return nil
    }
  }

  /// Whether the place is relative to the screen in front, so that there must be one.
  var needsBase: Bool {
    switch self {
    case .root, .curtain, .member, .pushedOnto, .opening: return false
    case .pushed, .presented: return anchor == nil
    }
  }

  /// Whether a node at this place is an element of a stack.
  var isPushed: Bool {
    switch self {
    case .pushedOnto, .pushed: return true
    case .root, .curtain, .member, .opening, .presented: return false
    }
  }

  /// Whether a node at this place is the root of a layer.
  var isPresented: Bool { if case .presented = self { true } else { false } }

  /// The same place, with its anchor converted by `form` and its style by `style`.
  package func map<Other>(
    _ form: (Anchor) throws -> Other, style: (PresentationStyle) -> PresentationStyle = { $0 }
  ) rethrows -> PlaceOn<Other> {
    switch self {
    case .root: return .root
    case .curtain: return .curtain
    case .member(let anchor): return try .member(of: form(anchor))
    case .pushedOnto(let anchor): return try .pushedOnto(form(anchor))
    case .pushed(let pushing, let anchor): return try .pushed(pushing, in: anchor.map(form))
    case .opening(let opening, let anchor): return try .opening(opening, of: form(anchor))
    case .presented(let own, .front): return .presented(style(own), over: .front)
    case .presented(let own, .root): return .presented(style(own), over: .root)
    case .presented(let own, .route(let anchor)):
      return try .presented(style(own), over: .route(form(anchor)))
    }
  }
}

extension PlaceOn: Codable where Anchor: Codable {}
extension PlaceOn.Beneath: Codable where Anchor: Codable {}
