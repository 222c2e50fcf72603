import HeadlessUIKit
import Testing

/// Apple says that a split of the classic style supports no columns; what then happens it does not say,
/// so the model stops.
@MainActor @Suite("U123: the classic style and columns do not mix")
struct SplitStyleTests {
  @Test func `a split of the classic style takes no column`() async {
    let said = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        UISplitViewController(nibName: nil, bundle: nil)
          .setViewController(UIViewController(), for: .primary)
      }
    }
    #expect(text(of: said).contains("has no columns: use init(style:)"))
  }

  @Test func `nor one for little room`() async {
    let said = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        UISplitViewController(nibName: nil, bundle: nil)
          .setViewController(UIViewController(), for: .compact)
      }
    }
    #expect(text(of: said).contains("has no columns: use init(style:)"))
  }

  @Test func `a split with columns is given each, not all at once`() async {
    let said = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        UISplitViewController(style: .doubleColumn).viewControllers = [UIViewController()]
      }
    }
    #expect(text(of: said).contains("are set by setViewController(_:for:)"))
  }

  @Test func `the classic style is none that columns are made with`() async {
    let said = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = UISplitViewController(style: .unspecified) }
    }
    #expect(text(of: said).contains("init(style:) makes columns"))
  }

  @Test func `each says which style it has`() {
    #expect(UISplitViewController(nibName: nil, bundle: nil).style == .unspecified)
    #expect(UISplitViewController(style: .doubleColumn).style == .doubleColumn)
    #expect(UISplitViewController(style: .tripleColumn).style == .tripleColumn)
  }

  private func text(of result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }
}
