import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@MainActor
@Suite("SwiftUI writes its bindings when UIKit code pops a column of a collapsed split (S78)")
struct UIKitSplitEditTests {
  private struct Columns: View {
    @Bindable var values: SplitValues

    var body: some View {
      NavigationSplitView(preferredCompactColumn: $values.column) {
        Recorder(name: "list", log: Log())
      } detail: {
        Recorder(name: "item", log: Log())
      }
    }
  }

  private func start(_ values: SplitValues) throws -> (HeadlessScene, UINavigationController) {
    values.column = .detail
    let scene = HeadlessScene { Columns(values: values) }
    scene.finish()
    let item = try #require(scene.nodes.all(.controller).last?.controller)
    return (scene, try #require(item.navigationController))
  }

  @Test func `a pop shows the column before, and is written`() throws {
    let values = SplitValues()
    let (scene, stack) = try start(values)
    #expect(stack.viewControllers.count == 2)
    stack.popViewController(animated: true)
    scene.finish()
    #expect(values.column == .sidebar && stack.viewControllers.count == 1)
    #expect(scene.faults == [])
  }

  @Test func `what else UIKit asks for is a fault, and changes nothing`() throws {
    let values = SplitValues()
    let (scene, stack) = try start(values)
    stack.pushViewController(UIViewController(), animated: false)
    stack.viewControllers = stack.viewControllers.reversed()
    scene.finish()
    #expect(scene.faults.count == 2 && values.column == .detail)
  }
}
