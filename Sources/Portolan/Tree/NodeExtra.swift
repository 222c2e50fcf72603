/// What only a few nodes have, apart, so that the others need no room for it.
final class NodeExtra: Sendable, Equatable {
  /// How the app's own container behaves.
  let adapter: AnyContainerAdapter?
  /// Whose screen it is, when it is none of ours.
  let foreign: ForeignID?

  init(adapter: AnyContainerAdapter) {
    self.adapter = adapter
    foreign = nil
  }

  init(foreign: ForeignID) {
    self.foreign = foreign
    adapter = nil
  }

  static func == (one: NodeExtra, other: NodeExtra) -> Bool {
    one.adapter == other.adapter && one.foreign == other.foreign
  }
}
