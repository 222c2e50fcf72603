import Foundation
import PortolanSwiftUI
import RootFlow

/// The first thing seen: an indicator that turns while the start-up work runs.
struct SplashView: View {
  let model: SplashViewModel
  let animation: TimeInterval
  @State private var isNameShown = false

  var body: some View {
    VStack {
      if isNameShown { Text("Root Flow").transition(.opacity) }
      if model.isWorking { ProgressView() }
      if model.canRetry { Button("Try Again") { model.begin() } }
    }
    .onAppear(perform: begin)
  }

  /// Begins work and animation together; the model waits for the later one.
  private func begin() {
    model.begin()
    withAnimation(.linear(duration: animation)) {
      isNameShown = true
    } completion: {
      model.animationEnded()
    }
  }
}
