import HeadlessSwiftUIStage
import PortolanSwiftUI
import PortolanTesting

/// A screen of no navigator, whose buttons cannot all be tapped.
struct ObstacleView: View {
  var body: some View {
    VStack {
      Button("On") {}.accessibilityIdentifier("on.identifier")
      Button("Off") {}.disabled(true)
      Button("Away") {}.opacity(0)
    }
  }
}
