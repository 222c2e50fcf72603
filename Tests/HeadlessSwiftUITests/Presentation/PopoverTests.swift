import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@MainActor @Suite("A popover points at its source on a tablet, and is a sheet on a phone")
struct PopoverTests {
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

  @Test func `a popover of a tablet is one, which a tap beside it closes`() throws {
    let (model, flags) = (SheetModel(), TwoFlags())
    let scene = HeadlessScene { Shop(model: model, flags: flags) }
    scene.screen.rotate(to: CGSize(width: 1024, height: 768), on: .pad)
    flags.first = true
    scene.finish()
    #expect(scene.nodes.all(.popover).first?.texts == ["popover"])
    #expect(scene.nodes.all(.sheet).isEmpty)
    #expect(throws: HeadlessTouchError.self) { try scene.beginSheetDrag() }
    try scene.tapBesidePopover()
    scene.finish()
    #expect(!flags.first)
    #expect(throws: HeadlessTouchError.self) { try scene.tapBesidePopover() }
  }

  @Test func `S31 it becomes a sheet where the width becomes compact, and a popover again`() throws
  {
    let (model, flags) = (SheetModel(), TwoFlags())
    let scene = HeadlessScene { Shop(model: model, flags: flags) }
    flags.first = true
    scene.finish()
    #expect(scene.nodes.all(.sheet).count == 1)
    scene.screen.rotate(to: CGSize(width: 1024, height: 768), on: .pad)
    #expect(scene.nodes.all(.popover).count == 1)
    scene.screen.rotate(to: CGSize(width: 390, height: 844), on: .pad)
    #expect(scene.nodes.all(.sheet).count == 1)
    #expect(flags.first)
  }

  @Test func `S31 a popover of a phone is a sheet, which a finger drags away`() throws {
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
