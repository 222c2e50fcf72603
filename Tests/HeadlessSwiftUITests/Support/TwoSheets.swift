import HeadlessSwiftUI
import Observation

/// What two sheets of one layer depend on.
@Observable @MainActor final class TwoFlags {
  var first = false
  var second = false
}

/// Two sheets of one layer.
struct TwoSheets: View {
  @Bindable var flags: TwoFlags

  var body: some View {
    Text("base")
      .sheet(isPresented: $flags.first) { Text("first sheet") }
      .sheet(isPresented: $flags.second) { Text("second sheet") }
  }
}
