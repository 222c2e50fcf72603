import PortolanSwiftUI

struct CardView: View {
  let reader: Reader
  let close: () -> Void

  var body: some View {
    VStack {
      Text("You need a library card to borrow")
      Button("Get a card") {
        reader.hasCard = true
        close()
      }
    }
    .navigationTitle("Library card")
  }
}
