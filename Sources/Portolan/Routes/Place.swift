/// A placement without its route type.
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

/// A place of a container that has no member's name: a column, or the page that is shown.
package enum Opening: Hashable, Sendable, Codable {
  case column(SplitColumn)
  case page
}

/// Where a node attaches; `Anchor` is the node that it stands on.
package enum PlaceOn<Anchor: Hashable & Sendable>: Hashable, Sendable {
  case root
  case member(of: Anchor)
  /// Directly on the anchor.
  case pushedOnto(Anchor)
  /// In the stack of the anchor; nil stands for the visible stack.
  case pushed(Pushing, in: Anchor?)
  /// In a column of the anchor, or in its page that is shown.
  case opening(Opening, of: Anchor)
  case presented(PresentationStyle, over: Beneath)
  /// Above everything that the scene shows, as a scene of its own.
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

  /// Whether it needs a screen in front, whichever that is.
  var needsBase: Bool {
    switch self {
    case .root, .curtain, .member, .pushedOnto, .opening: return false
    case .pushed, .presented: return anchor == nil
    }
  }

  /// Whether it becomes an element of a stack.
  var isPushed: Bool {
    switch self {
    case .pushedOnto, .pushed: return true
    case .root, .curtain, .member, .opening, .presented: return false
    }
  }

  /// Whether it becomes a layer.
  var isPresented: Bool { if case .presented = self { true } else { false } }

  /// The same place with its anchor and its style converted.
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
