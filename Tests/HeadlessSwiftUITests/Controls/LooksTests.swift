import HeadlessSwiftUI
import Testing

@MainActor @Suite("Tints, colours and fonts change nothing that can be read or tapped")
struct LooksTests {
  @Test func `tints and fixed sizes change nothing that can be read or tapped`() throws {
    var taps = 0
    let scene = HeadlessScene {
      VStack {
        Text("Price").foregroundColor(.orange).font(.title).fixedSize()
        Text("Name").foregroundColor(nil).fixedSize(horizontal: true, vertical: false)
        Button("Buy") { taps += 1 }.tint(.orange).font(.headline)
      }
    }
    #expect(scene.nodes.texts.prefix(2) == ["Price", "Name"])
    try scene.tap("Buy")
    #expect(taps == 1)
    #expect("\(Color.orange)" == "orange")
  }

  @Test func `colours are values that say their names`() {
    let standard: [Color] = [
      .black, .blue, .brown, .clear, .cyan, .gray, .green, .indigo, .mint, .orange, .pink, .purple,
      .red, .teal, .white, .yellow, .primary, .secondary, .accentColor,
    ]
    #expect(Set(standard.map(\.description)).count == standard.count)
    #expect(Color("brand") == Color("brand") && Color("brand").description == "brand")
    #expect(Color(red: 1, green: 0, blue: 0) != Color(.displayP3, red: 1, green: 0, blue: 0))
    #expect(Color(white: 0.5) == Color(.sRGB, white: 0.5, opacity: 1))
    #expect(Color(.sRGBLinear, white: 0.5) != Color(white: 0.5))
    #expect(Color.red.opacity(0.5) != .red)
  }

  @Test func `styles of shapes are called like their colours`() {
    func color(_ style: some ShapeStyle) -> Color? { style as? Color }
    let styles = [
      color(.black), color(.blue), color(.brown), color(.clear), color(.cyan), color(.gray),
      color(.green), color(.indigo), color(.mint), color(.orange), color(.pink), color(.purple),
      color(.red), color(.teal), color(.white), color(.yellow),
    ]
    #expect(
      styles == [
        .black, .blue, .brown, .clear, .cyan, .gray, .green, .indigo, .mint, .orange, .pink,
        .purple, .red, .teal, .white, .yellow,
      ])
    let scene = HeadlessScene {
      Text("a").foregroundStyle(.primary)
      Text("b").foregroundStyle(.secondary)
      Text("c").foregroundStyle(.tertiary)
    }
    #expect(scene.nodes.texts == ["a", "b", "c"])
  }

  @Test func `fonts are values`() {
    let standard: [Font] = [
      .largeTitle, .title, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote,
      .caption, .caption2,
    ]
    #expect(Set(standard).count == standard.count)
    let weights: [Font.Weight] = [.light, .regular, .medium, .semibold, .bold, .heavy]
    #expect(Set(weights.map(Font.body.weight)).count == weights.count)
    #expect(Font.body.bold() == .body.weight(.bold) && Font.body.italic() != .body)
    #expect(Font.system(size: 12) == .system(size: 12, weight: .regular, design: .default))
    let designs: [Font.Design] = [.default, .serif, .rounded, .monospaced]
    #expect(Set(designs.map { Font.system(size: 12, design: $0) }).count == designs.count)
  }

  @Test func `what is hidden keeps its place and cannot be read or reached`() {
    let scene = HeadlessScene { VStack { Button("Buy") {}.hidden() } }
    let button = scene.nodes.all(.button).first
    #expect(button?.isVisible == false && button?.isHiddenFromAccessibility == true)
    #expect(throws: HeadlessTouchError.self) { try scene.tap("Buy") }
  }
}
