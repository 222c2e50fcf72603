/// Stands invisible in each screen, so that UIKit reports when the screen comes and goes.
///
/// SwiftUI reports neither the end of a push or a presentation, nor that a swipe begins or is
/// cancelled; UIKit's appearance callbacks, which every child controller gets, report all of it
/// (U20, U27, U28, U53, U94).
struct ScreenProbe: UIViewControllerRepresentable {
  let screen: ScreenModel

  func makeUIViewController(context: Context) -> ProbeController { ProbeController(screen) }

  func updateUIViewController(_ controller: ProbeController, context: Context) {}

  static func dismantleUIViewController(_ controller: ProbeController, coordinator: Void) {
    controller.leave()
  }
}
