import HeadlessSwiftUI

/// A button with a state of its own, which tells whether a place kept its identity.
struct Counter: View {
  let name: String
  @State private var count = 0

  var body: some View { Button("\(name) \(count)") { count += 1 } }
}
