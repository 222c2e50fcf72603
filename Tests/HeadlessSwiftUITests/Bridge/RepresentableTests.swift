import HeadlessSwiftUI
import HeadlessUIKit
import Observation
import Testing

/// The life of a controller that a view shows, and of what speaks with it.
@MainActor
@Suite("A `UIViewControllerRepresentable` makes its controller once, updates it and releases it")
struct RepresentableTests {
  @MainActor fileprivate final class Speaker {
    var updates = 0
  }

  @Observable @MainActor fileprivate final class Model {
    var title = "first"
    var subtitle = "a"
    var isShown = true
    var key = 0
  }

  private struct Shown: UIViewControllerRepresentable {
    let title: String
    let model: Model
    let log: Log

    func makeCoordinator() -> Speaker {
      log.add("coordinator")
      return Speaker()
    }

    func makeUIViewController(context: Context) -> UIViewController {
      log.add("make \(context.coordinator.updates)")
      return UIViewController()
    }

    func updateUIViewController(_ controller: UIViewController, context: Context) {
      context.coordinator.updates += 1
      controller.title = "\(title) \(model.subtitle)"
      log.add("update \(context.coordinator.updates) \(title)")
    }

    static func dismantleUIViewController(_: UIViewController, coordinator: Speaker) {
      coordinator.updates += 100
    }
  }

  private struct Owner: View {
    let model: Model
    let log: Log
    var body: some View {
      if model.isShown { Shown(title: model.title, model: model, log: log).id(model.key) }
    }
  }

  private let model = Model()
  private let log = Log()

  private func scene() -> HeadlessScene { HeadlessScene { Owner(model: model, log: log) } }

  @Test func itIsMadeOnceAndUpdatedForEachOtherValue() {
    let scene = scene()
    #expect(log.take() == ["coordinator", "make 0", "update 1 first"])
    let controller = scene.nodes.all(.controller).first?.controller
    model.title = "second"
    scene.turn()
    #expect(log.take() == ["update 2 second"])
    #expect(scene.nodes.all(.controller).first?.controller === controller)
    scene.turn()
    #expect(log.take().isEmpty)
  }

  @Test func whatTheUpdateReadsBringsItBack() {
    let scene = scene()
    _ = log.take()
    model.subtitle = "b"
    scene.turn()
    #expect(log.take() == ["update 2 first"])
    #expect(scene.nodes.all(.controller).first?.title == "first b")
  }

  @Test func anotherIdentityIsAnotherController() {
    let scene = scene()
    weak let controller = scene.nodes.all(.controller).first?.controller
    _ = log.take()
    model.key = 1
    scene.turn()
    #expect(log.take() == ["coordinator", "make 0", "update 1 first"])
    #expect(controller == nil)
    #expect(scene.faults.isEmpty)
  }

  @Test func whatWasRemovedIsNeitherHeldNorUpdated() {
    let scene = scene()
    weak let controller = scene.nodes.all(.controller).first?.controller
    let parent = controller?.parent
    #expect(parent?.children.count == 1)
    _ = log.take()
    model.isShown = false
    scene.turn()
    #expect(controller == nil)
    #expect(parent?.children.isEmpty == true)
    model.subtitle = "c"
    scene.turn()
    #expect(log.take().isEmpty)
  }
}
