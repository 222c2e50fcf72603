/// An app of tabs whose innermost members are stacks, which can be built by hand as well.
protocol StackedShape: TreeShape {
  /// How many stacks there are.
  var stackCount: Int { get }

  /// How many screens each of them has.
  var height: Int { get }

  /// A screen that stands on top of a stack, in the place of the one that is there.
  func top(ofStack stack: Int, value: UInt64) -> R

  /// The same app without the library.
  @MainActor func plainApp() -> PlainApp
}

extension WideShape: StackedShape {
  var stackCount: Int { map.members.count }
  var height: Int { 2 }

  func top(ofStack stack: Int, value: UInt64) -> WideRoute { .item(list: stack, value: value) }

  func plainApp() -> PlainApp {
    PlainApp(.tabs(map.members.map { _ in .stack(height: height) }))
  }
}

extension DeepShape: StackedShape {
  var stackCount: Int { map.firstStack }
  var height: Int { map.height }

  func top(ofStack stack: Int, value: UInt64) -> DeepRoute {
    .top(stack: map.firstStack + stack, value: value)
  }

  func plainApp() -> PlainApp {
    var row = (0..<stackCount).map { _ in PlainApp.Content.stack(height: height) }
    while row.count > 1 {
      row = stride(from: 0, to: row.count, by: 2).map { .tabs(Array(row[$0..<$0 + 2])) }
    }
    return PlainApp(row[0])
  }
}
