import Foundation
import Portolan

/// From the tree to bytes, and from bytes to the tree that is committed.
@MainActor struct RestorationBenchmarks<Shape: TreeShape> {
  let measurement: Measurement

  func run() throws {
    for size in measurement.options.sizes(upTo: Shape.largest) {
      try save(size)
      try restore(size)
    }
  }

  /// A large tree takes as long as many plans do.
  private func repetitions(of size: Int) -> Int { max(20, min(2_000, 400_000 / size)) }

  private func save(_ size: Int) throws {
    let name = "save.\(Shape.name)"
    guard measurement.options.wants(name) else { return }
    let scene = Navigator.toured(Shape(screens: size)).scene
    var written = 0
    try measurement.time(
      name, n: size, repetitions: repetitions(of: size),
      RepeatedAction(
        name, check: { precondition(written > size, "Nothing was written.") },
        action: {
          do { written = try scene.save().data().count } catch {
            preconditionFailure("It was not written: \(error)")
          }
        }))
  }

  private func restore(_ size: Int) throws {
    let name = "restore.\(Shape.name)"
    guard measurement.options.wants(name) else { return }
    let shape = Shape(screens: size)
    let toured = Navigator.toured(shape)
    let data = try toured.scene.save().data()
    var scene = Navigator(shape.map).scene
    var request: NavigationRequest?
    try measurement.time(
      name, n: size, repetitions: repetitions(of: size),
      RepeatedAction(
        name,
        prepare: { scene = Navigator(shape.map).scene },
        check: {
          request.requireArrival()
          precondition(scene.tree.isSame(as: toured.tree), "Another tree was restored.")
        },
        action: {
          do { request = scene.restore(try SavedScene(reading: data)) } catch {
            preconditionFailure("It was not read: \(error)")
          }
        }))
  }
}
