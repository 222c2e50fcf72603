import Portolan

/// The heights at which sheets rest: chosen by code, or by a person's finger.
extension SceneHost {
  func layer(_ root: NodeID, restsAt detent: PresentationStyle.Detent) {
    guard let controller = screens.existing(root), controller.presentingViewController != nil,
      let sheet = controller.sheetPresentationController
    else { return }
    sheet.animateChanges { sheet.selectedDetentIdentifier = detent.identifier }
  }

  func sheetRests(_ sheet: UISheetPresentationController) {
    guard let root = screens.node(of: sheet.presentedViewController),
      let style = scene.tree.style(ofLayer: root),
      let detent = style.detents.first(where: { $0.identifier == sheet.selectedDetentIdentifier })
    else { return }
    SheetHeight(around: root, in: scene)?.rest(at: detent)
  }
}
