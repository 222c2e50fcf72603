/// Layers that stand on one another, and whether a person can come to them.
struct LayerGroup: Hashable, Sendable {
  enum Standing: Hashable, Sendable {
    /// It is shown.
    case open
    /// A part that waits while another is shown.
    case kept
    /// A piece that another map left no place for: it is alive, but nobody finds it.
    case aside
  }

  var standing: Standing
  var layers: [Layer] = []
}
