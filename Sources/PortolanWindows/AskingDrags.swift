/// Lets drags of sheets ask before they close, where another framework is the sheet's delegate.
///
/// That delegate hears of all else, such as the heights to which a user drags the sheet.
@MainActor package final class AskingDrags {
  private var fronts: [DragFront] = []

  package init() {}

  /// Lets the drag of a sheet ask, or close by itself again.
  package func set(
    _ sheet: UIPresentationController, asks: Bool, _ ask: @escaping @MainActor () -> Void
  ) {
    let place = fronts.firstIndex { $0.sheet === sheet }
    if asks, place == nil {
      fronts.append(DragFront(sheet, ask))
    } else if !asks, let place {
      fronts.remove(at: place).leave()
    }
    fronts.removeAll { $0.sheet == nil }
  }
}
