package import Portolan

/// A modal of other code on a screen in memory.
package struct RecordedModal {
  package var decision = ModalDecision.automatic
  package var isAlert = false
  package var isModal = false

  package init(_ decision: ModalDecision = .automatic, isAlert: Bool = false, isModal: Bool = false)
  {
    (self.decision, self.isAlert, self.isModal) = (decision, isAlert, isModal)
  }

  fileprivate var layer: OtherLayer? {
    decision.manner(isAlert: isAlert, isModal: isModal).map {
      OtherLayer(name: "Modal", manner: $0)
    }
  }
}

extension RecordingHost {
  package func decision(on modal: ForeignID) -> ModalDecision {
    modals[modal]?.decision ?? .close
  }

  /// A reading with the behavior of the modals of other code.
  func withModals(_ reading: ScreenReading) -> ScreenReading {
    let others = modals.filter { reading.layers.contains(.foreign($0.key)) }
    guard !others.isEmpty else { return reading }
    return ScreenReading(
      layers: reading.layers, containers: reading.containers,
      others: others.compactMapValues(\.layer))
  }
}
