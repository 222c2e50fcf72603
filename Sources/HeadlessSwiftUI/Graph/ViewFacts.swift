/// The facts that a container reads from a view before it builds it.
struct ViewFacts {
  var tag: AnyHashable?
  var tabItem: ErasedView?
  var badge: String?
  var section: String?
  var isSearch = false
}

/// A view that carries facts for its container, or passes on its content's.
@MainActor protocol FactBearing {
  func facts(_ facts: inout ViewFacts)
}
