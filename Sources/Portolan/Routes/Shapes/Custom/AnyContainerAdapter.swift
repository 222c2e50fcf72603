/// An adapter of any type, one reference wide.
struct AnyContainerAdapter: Hashable, Sendable {
  private let box: Box

  init(_ adapter: some ContainerAdapter) {
    box = Box(adapter)
  }

  var adapter: any ContainerAdapter { box.adapter }
  var name: String { type(of: adapter).name }

  func shown(beside selected: Int, of count: Int) -> [Int] {
    adapter.shown(beside: selected, of: count)
  }

  func back(from selected: Int, of count: Int) -> Int? {
    adapter.back(from: selected, of: count)
  }

  static func == (one: Self, other: Self) -> Bool {
    func isEqual<T: Equatable>(_ adapter: T) -> Bool { (other.adapter as? T) == adapter }
    return one.box === other.box || isEqual(one.adapter)
  }

  func hash(into hasher: inout Hasher) {
    func add(_ adapter: some Hashable) { hasher.combine(adapter) }
    add(adapter)
  }

  private final class Box: Sendable {
    let adapter: any ContainerAdapter

    init(_ adapter: any ContainerAdapter) {
      self.adapter = adapter
    }
  }
}
