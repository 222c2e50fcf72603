/// Stands invisible in a slot that UIKit may show without asking (S70, S78).
struct SlotProbe: UIViewControllerRepresentable {
  let tabs: TabsModel
  let place: Int

  func makeUIViewController(context: Context) -> SlotProbeController {
    SlotProbeController(tabs, place)
  }

  func updateUIViewController(_ controller: SlotProbeController, context: Context) {
    controller.place = place
  }
}
