import HeadlessSwiftUI

/// A base with a sheet or cover whose content presents a second sheet or cover.
struct TwoLayers: View {
  enum Style: Sendable, CaseIterable { case sheet, cover }

  @Bindable var model: SheetModel
  let log: Log
  var outer = Style.sheet
  var inner = Style.sheet

  var body: some View {
    Recorder(name: "base", log: log)
      .modifier(
        Presenting(item: $model.outer, style: outer, dismissed: { log.add("outer dismissed") }) {
          Recorder(name: "outer", log: log)
            .modifier(
              Presenting(
                item: $model.inner, style: inner, dismissed: { log.add("inner dismissed") }
              ) { Recorder(name: "inner", log: log) })
        })
  }
}

private struct Presenting<Presented: View>: ViewModifier {
  @Binding var item: Item?
  let style: TwoLayers.Style
  let dismissed: () -> Void
  @ViewBuilder let presented: () -> Presented

  func body(content: Content) -> some View {
    switch style {
    case .sheet: content.sheet(item: $item, onDismiss: dismissed) { _ in presented() }
    case .cover: content.fullScreenCover(item: $item, onDismiss: dismissed) { _ in presented() }
    }
  }
}
