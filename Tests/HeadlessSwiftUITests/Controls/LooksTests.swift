import HeadlessSwiftUI
import Testing

@MainActor @Suite("Looks pass on what they are applied to") struct LooksTests {
  @Test func `tints and fixed sizes change nothing that can be read or tapped`() throws {
    var taps = 0
    let scene = HeadlessScene {
      VStack {
        Text("Price").foregroundColor(.orange).fixedSize()
        Text("Name").foregroundColor(nil).fixedSize(horizontal: true, vertical: false)
        Button("Buy") { taps += 1 }.tint(.orange)
      }
    }
    #expect(scene.nodes.texts.prefix(2) == ["Price", "Name"])
    try scene.tap("Buy")
    #expect(taps == 1)
    #expect("\(Color.orange)" == "orange")
  }
}
