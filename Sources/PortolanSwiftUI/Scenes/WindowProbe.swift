/// Stands invisible at the root of a scene, and reports the window of the scene.
struct WindowProbe: UIViewControllerRepresentable {
  let host: SceneHost

  func makeUIViewController(context: Context) -> WindowProbeController {
    WindowProbeController(host)
  }

  func updateUIViewController(_ controller: WindowProbeController, context: Context) {}

  static func dismantleUIViewController(_ controller: WindowProbeController, coordinator: Void) {
    controller.leave()
  }
}
