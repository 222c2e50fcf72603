/// What happens to the elements of a stack when a screen is pushed.
package enum Pushing: Hashable, Sendable, Codable {
  /// The elements stay.
  case above
  /// The top element is replaced.
  case replacingTop
  /// All elements are replaced.
  case asOnlyElement
}

/// A position of a container that a placement names by its role: a column, or the shown page.
package enum Opening: Hashable, Sendable, Codable {
  case column(SplitColumn)
  case page
}

/// Where a node (a screen or container) attaches: a placement without its route type.
package enum Place: Hashable, Sendable, Codable {
  case root
  case member(of: AnyRoute)
  /// Directly on the anchor.
  case pushedOnto(AnyRoute)
  /// In the stack that contains the anchor; nil stands for the visible stack.
  case pushed(Pushing, in: AnyRoute?)
  /// In a column of the anchor, or in its page that is shown.
  case opening(Opening, of: AnyRoute)
  case presented(PresentationStyle, over: Beneath)
  /// In a second window above everything that the scene shows.
  case curtain

  /// The screen over which a layer is presented.
  package enum Beneath: Hashable, Sendable, Codable {
    /// The front screen.
    case front
    /// The base content.
    case root
    case route(AnyRoute)
  }

  /// The route of the screen at which the node attaches; nil when the place is relative to the
  /// front screen, or to no screen.
  package var anchor: AnyRoute? {
    switch self {
    case .root, .curtain: return nil
    case .member(let anchor), .pushedOnto(let anchor), .opening(_, let anchor): return anchor
    case .pushed(_, let anchor): return anchor
    case .presented(_, .route(let anchor)): return anchor
    case .presented: return nil
    }
  }

  /// Whether the place is relative to the front screen, so that there must be one.
  package var needsBase: Bool {
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

  /// Whether a node at this place is an alert or a confirmation dialog.
  package var isDialog: Bool {
    if case .presented(let style, _) = self { style.isDialog } else { false }
  }

  /// Whether a node at this place is the root of a layer.
  var isPresented: Bool { if case .presented = self { true } else { false } }

  /// The same place without the name of a popover's source, for a log.
  var withoutSource: Place {
    guard case .presented(let style, let beneath) = self else { return self }
    return .presented(style.withoutSource, over: beneath)
  }
}
