import HeadlessUIKit
import Testing

@MainActor
@Suite("A cell updates its content view when it gets a content configuration of the same type")
struct CellContentTests {
  /// A content of another kind, which counts the views that it makes.
  private struct Badge: UIContentConfiguration {
    final class Part: UIView, UIContentView {
      var configuration: any UIContentConfiguration

      init(_ badge: Badge) {
        configuration = badge
        super.init(frame: .zero)
      }

      required init?(coder: NSCoder) { nil }
    }

    var number = 0

    func makeContentView() -> any UIView & UIContentView { Part(self) }
    func updated(for state: any UIConfigurationState) -> Badge { self }
  }

  private func shown(_ content: UIView) throws -> UIView {
    #expect(content.subviews.count == 1)
    return try #require(content.subviews.first)
  }

  /// Gives a cell contents one after another, and compares the views.
  private func check(
    _ content: UIView, _ show: ((any UIContentConfiguration)?) -> Void
  ) throws {
    var text = UIListContentConfiguration.cell()
    text.text = "Lamp"
    show(text)
    let first = try shown(content)
    text.text = "Vase"
    show(text)
    #expect(try shown(content) === first)
    #expect(first.subviews.compactMap { ($0 as? UILabel)?.text } == ["Vase"])
    show(Badge())
    let badge = try #require(try shown(content) as? Badge.Part)
    show(Badge(number: 2))
    #expect(try shown(content) === badge)
    #expect((badge.configuration as? Badge)?.number == 2)
    show(nil)
    #expect(content.subviews.isEmpty)
  }

  @Test("A content of the same kind updates the view that is there, in tables and collections")
  func same() async throws {
    try await onScreen { _ in
      let row = UITableViewCell(style: .default, reuseIdentifier: nil)
      try check(row.contentView) { row.contentConfiguration = $0 }
      #expect(row.contentConfiguration == nil)
      let item = UICollectionViewCell(frame: .zero)
      try check(item.contentView) { item.contentConfiguration = $0 }
      #expect(item.contentConfiguration == nil)
    }
  }
}
