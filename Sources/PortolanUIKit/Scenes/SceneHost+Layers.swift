import Portolan
import PortolanWindows

/// How layers come and go, the system's and the app's own, and the heights at which sheets rest.
extension SceneHost {
  /// The app's own presentation of a style; nil for the system's, and for a name that the root does not
  /// know, which is reported.
  func presentation(of style: PresentationStyle) -> (any CustomPresentation)? {
    guard let name = style.presentation else { return nil }
    let presentation = root?.customPresentations[name]
    if presentation == nil { scene.report(.noPresentation(named: name)) }
    return presentation
  }

  /// Dismisses all layers above a place, the highest first.
  func dismiss(
    above place: Int, in tree: NavigationTree, animated: Bool, done: @escaping () -> Void
  ) {
    guard !ownLayers.isEmpty, let layers = root?.layers,
      let beneath = controller(ofLayer: tree.layerRoots[place], in: tree),
      let kept = layers.firstIndex(where: { $0 === beneath })
    else {
      guard let presenter = presenter(ofLayerAbove: place, in: tree) else { return done() }
      return LayerStep(reports: reports).dismiss(from: presenter, animated: animated, done: done)
    }
    // UIKit dismisses with one call what it presents on each other.
    var parts: [UIViewController] = []
    for layer in layers.dropFirst(kept + 1)
    where ownLayers.contains(layer) || parts.last.map(ownLayers.contains) != false {
      parts.append(layer)
    }
    dismiss(parts, animated: animated, done: done)
  }

  /// Dismisses one after the other, the last first; only the last motion is animated.
  private func dismiss(
    _ parts: [UIViewController], animated: Bool, done: @escaping () -> Void
  ) {
    guard let part = parts.last else { return done() }
    let rest = parts.dropLast()
    let current = performance
    let next = { [weak self] in
      guard let self, performance == current, !rest.isEmpty else { return done() }
      atRest { [weak self] in self?.dismiss(Array(rest), animated: animated, done: done) }
    }
    if ownLayers.contains(part) {
      ownLayers.dismiss(part, animated: animated && rest.isEmpty, done: next)
    } else if let presenter = part.presentingViewController {
      LayerStep(reports: reports).dismiss(
        from: presenter, animated: animated && rest.isEmpty, done: next)
    } else {
      next()
    }
  }

  /// The presenter of the layer at a place; layers of other code may stand between, or have gone.
  private func presenter(ofLayerAbove place: Int, in tree: NavigationTree) -> UIViewController? {
    let roots = tree.layerRoots
    let above = roots.dropFirst(place + 1).first.flatMap { controller(ofLayer: $0, in: tree) }
    if let presenter = above?.presentingViewController { return presenter }
    return place > 0 ? controller(ofLayer: roots[place], in: tree) : root
  }

  private func controller(ofLayer id: NodeID, in tree: NavigationTree) -> UIViewController? {
    if let foreign = tree.foreign(id) { return layer(foreign) }
    return screens.existing(id)
  }

  /// The modals of other code above a place; nil without any.
  func others(above place: Int, in tree: NavigationTree) -> ClosedModals? {
    let others = tree.layerRoots.dropFirst(place + 1).filter { tree.foreign($0) != nil }
    let modals = others.compactMap { controller(ofLayer: $0, in: tree) }
    return others.isEmpty ? nil : ClosedModals(modals)
  }

  func decision(on modal: ForeignID) -> ModalDecision {
    layer(modal).flatMap { root?.decideOnModal($0) } ?? .close
  }

  private func layer(_ foreign: ForeignID) -> UIViewController? {
    root?.layers.first { ForeignID($0) == foreign }
  }

  func layer(_ root: NodeID, restsAt detent: PresentationStyle.Detent) {
    guard let controller = screens.existing(root), controller.presentingViewController != nil,
      let sheet = controller.sheetPresentationController
    else { return }
    sheet.rest(at: detent)
  }

  func sheetRests(_ sheet: UISheetPresentationController) {
    guard let root = screens.node(of: sheet.presentedViewController),
      let style = scene.currentTree.style(ofLayer: root),
      let detent = sheet.restingHeight(of: style)
    else { return }
    SheetHeight(around: root, in: scene)?.rest(at: detent)
  }
}
