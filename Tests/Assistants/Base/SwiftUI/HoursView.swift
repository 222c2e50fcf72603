import PortolanSwiftUI

struct HoursView: View {
  let close: () -> Void

  var body: some View {
    VStack {
      Text("Monday to Friday, 9 to 18")
      Button("Close") { close() }
    }
    .navigationTitle("Opening hours")
  }
}
