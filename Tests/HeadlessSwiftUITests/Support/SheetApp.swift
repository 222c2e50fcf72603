import HeadlessSwiftUI

/// A base with a sheet or cover, from inside of which another sheet is presented.
struct SheetApp: View {
  @Bindable var model: SheetModel
  let log: Log
  var isCover = false
  var isStubborn = false

  var body: some View {
    if model.showsBase {
      if isCover {
        Recorder(name: "base", log: log)
          .fullScreenCover(item: $model.outer, onDismiss: { log.add("outer dismissed") }) {
            content($0)
          }
      } else {
        Recorder(name: "base", log: log)
          .sheet(item: $model.outer, onDismiss: { log.add("outer dismissed") }) { content($0) }
      }
    }
  }

  private func content(_ item: Item) -> some View {
    Layered(model: model, log: log, name: "outer \(item.id)")
      .interactiveDismissDisabled(isStubborn)
  }
}

private struct Layered: View {
  @Bindable var model: SheetModel
  let log: Log
  let name: String
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Text(name)
    Button("Close") { dismiss() }
    Recorder(name: name, log: log)
      .sheet(item: $model.inner, onDismiss: { log.add("inner dismissed") }) { item in
        Text("inner \(item.id)")
      }
  }
}
