internal import HeadlessUIKit

/// On a narrow screen the bar has room for four tabs and More, which lists the others (U113, S44).
extension TabsModel {
  var hasMore: Bool {
    !isPaged && tabs.count > 5 && stage.window?.traitCollection.horizontalSizeClass == .compact
  }

  /// Whether a tab has no item of its own.
  func isRow(_ tab: TabPart) -> Bool {
    hasMore && tabs.dropFirst(4).contains { $0 === tab }
  }

  /// A tap on More: it shows the row that was chosen last, or its list when that is shown or none was.
  func tapMore() {
    guard !isListShown else { return }
    if let lastRow, isRow(lastRow), shown !== lastRow { choose(row: lastRow) } else { bring(nil) }
  }

  /// UIKit shows a row by itself; the selection is written then, or keeps its value (S70).
  func choose(row: TabPart) {
    bring(row)
    hear(row, stage.assumptions.moreRows)
  }
}
