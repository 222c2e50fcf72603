/// An object that is watched without being kept.
@MainActor final class Watch {
  private weak var object: AnyObject?

  init(_ object: AnyObject?) { self.object = object }

  var isAlive: Bool { object != nil }
}
