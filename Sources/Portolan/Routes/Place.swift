/// A placement without its route type.
package typealias Place = PlaceOn<AnyRoute>

/// What becomes of the elements of a stack on which something is pushed.
package enum Pushing: Hashable, Sendable, Codable {
  /// They stay.
  case above
  /// The top one gives way.
  case replacingTop
  /// They all give way.
  case asOnlyElement
}

/// A place of a container that is not named by what stands there.
package enum Opening: Hashable, Sendable, Codable {
  case column(SplitColumn)
  case page
}

/// Where something attaches; `Anchor` is what it stands on.
package enum PlaceOn<Anchor: Hashable & Sendable>: Hashable, Sendable {
  case root
  case member(of: Anchor)
  /// Directly on the anchor.
  case pushedOnto(Anchor)
  /// In the stack in which the anchor stands; nil is the stack that is visible.
  case pushed(Pushing, in: Anchor?)
  /// In a place of the anchor that is not named by what stands there.
  case opening(Opening, of: Anchor)
  case presented(PresentationStyle, over: Beneath)
  /// Above all that the scene shows, as a scene of its own.
  case curtain

  /// What a layer is presented over.
  package enum Beneath: Hashable, Sendable {
    /// What is shown.
    case front
    /// The base content.
    case root
    case route(Anchor)
  }

  /// What it stands on; nil when it stands on what is shown, or on nothing.
  var anchor: Anchor? {
    switch self {
    case .root, .curtain: return nil
    case .member(let anchor), .pushedOnto(let anchor), .opening(_, let anchor): return anchor
    case .pushed(_, let anchor): return anchor
    case .presented(_, .route(let anchor)): return anchor
    case .presented: return nil
    }
  }

  /// Whether it needs something to be shown, whatever that is.
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

  /// The same place, without the name of what a popover points at.
  package var withoutSource: Self {
    guard case .presented(let style, let beneath) = self else { return self }
    return .presented(style.withoutSource, over: beneath)
  }

  /// The same place on the same anchor in another form.
  package func map<Other>(_ form: (Anchor) throws -> Other) rethrows -> PlaceOn<Other> {
    switch self {
    case .root: return .root
    case .curtain: return .curtain
    case .member(let anchor): return try .member(of: form(anchor))
    case .pushedOnto(let anchor): return try .pushedOnto(form(anchor))
    case .pushed(let pushing, let anchor): return try .pushed(pushing, in: anchor.map(form))
    case .opening(let opening, let anchor): return try .opening(opening, of: form(anchor))
    case .presented(let style, .front): return .presented(style, over: .front)
    case .presented(let style, .root): return .presented(style, over: .root)
    case .presented(let style, .route(let anchor)):
      return try .presented(style, over: .route(form(anchor)))
    }
  }
}

extension PlaceOn: Codable where Anchor: Codable {}
extension PlaceOn.Beneath: Codable where Anchor: Codable {}
