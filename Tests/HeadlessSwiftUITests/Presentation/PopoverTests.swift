import HeadlessSwiftUI
import Testing

/// A popover is a sheet in compact width (S31).
@MainActor @Suite struct PopoverTests {
  private struct Shop: View {
    @Bindable var model: SheetModel
    @Bindable var flags: TwoFlags
    var body: some View {
      Text("shop").popover(item: $model.outer) { Text("item \($0.id)") }
      Text("more").popover(
        isPresented: $flags.first, attachmentAnchor: .point(.center), arrowEdge: .bottom
      ) {
        Text("popover")
      }
      Text("rest").popover(isPresented: $flags.second, attachmentAnchor: .rect(.bounds)) {
        Text("rect")
      }
    }
  }

  @Test func `a popover of a phone is a sheet, which a finger drags away`() throws {
    let (model, flags) = (SheetModel(), TwoFlags())
    let scene = HeadlessScene { Shop(model: model, flags: flags) }
    flags.first = true
    scene.finish()
    #expect(scene.nodes.all(.sheet).first?.texts == ["popover"])
    try scene.beginSheetDrag()
    scene.finishSheetDrag()
    scene.finish()
    #expect(!flags.first)
    flags.second = true
    scene.finish()
    #expect(scene.nodes.all(.sheet).first?.texts == ["rect"])
    flags.second = false
    scene.finish()
    model.outer = Item(id: 3)
    scene.finish()
    #expect(scene.nodes.all(.sheet).first?.texts == ["item 3"])
  }
}
