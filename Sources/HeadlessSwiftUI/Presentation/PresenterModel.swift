internal import HeadlessUIKit

/// A view's wish to have something presented, and what became of it.
@MainActor final class PresenterModel: Checked {
  let graph: ViewGraph
  weak var node: ViewNode?
  let style: Layer.Style
  var pendingTransaction: Transaction?
  private var request: PresentationRequest?
  private var read: () -> PresentationRequest? = { nil }
  private var clear: () -> Void = {}
  private var onDismiss: (() -> Void)?
  private(set) var layer: Layer?
  /// What was asked for at a bad moment and is not asked for again.
  private var given: AnyHashable??

  init(_ node: ViewNode, style: Layer.Style) {
    graph = node.graph
    self.node = node
    self.style = style
  }

  var stage: Stage { graph.stage }
  var checkOrder: Int { node?.depth ?? 0 }
  private var wanted: AnyHashable? { request?.item }

  var isCompact: Bool { stage.window?.traitCollection.horizontalSizeClass == .compact }

  func update(
    _ read: @escaping () -> PresentationRequest?, clear: @escaping () -> Void,
    onDismiss: (() -> Void)?
  ) {
    let request = node?.tracked(for: .own, read)
    self.read = read
    if request?.item != wanted { given = nil }
    self.request = request
    self.clear = clear
    self.onDismiss = onDismiss
    if let request, let layer, let node, layer.state != .going, layer.item == request.item {
      layer.closing.clear = clear
      layer.host?.setContent(request.content)
      layer.host?.build(in: node.context, under: node, stack: nil)
    }
    graph.check(self)
  }

  func inherit() {
    guard let layer, let node else { return }
    layer.host?.inherit(node.context)
  }

  // MARK: Comparing

  /// Whether it presents as soon as it is looked at.
  var isToPresent: Bool {
    request != nil && given != .some(wanted) && layer == nil && node?.isAlive == true
      && !isBlockedByUIKit && !isTooEarly && canPresent
  }

  func check() {
    guard given != .some(wanted) else { return }
    if let layer {
      guard wanted != layer.item else { return }
      if layer.state == .going {
        if layer.drag?.isHeld == true {
          hold(isLost: stage.assumptions.dismissalDuringPresentation == .lost)
        }
        return
      }
      guard stage.modalTransition == nil else {
        hold(isLost: stage.assumptions.dismissalDuringPresentation == .lost)
        return
      }
      dismiss(layer, animated: stage.animates(graph.transaction))
    } else if let request, node?.isAlive == true {
      guard !isBlockedByUIKit, !isTooEarly else { return hold(isLost: true) }
      guard canPresent else {
        let isElsewhere = node?.context.host.isVisible != true
        hold(isLost: !isElsewhere && stage.assumptions.secondPresentation == .dropped)
        return
      }
      present(request, animated: stage.animates(graph.transaction))
    }
  }

  private func hold(isLost: Bool) {
    if isLost {
      given = .some(wanted)
    } else if !stage.waiting.contains(where: { $0 === self }) {
      stage.waiting.append(self)
    }
  }

  /// One presentation for each layer, and nothing while another comes or goes (S22, S23).
  private var canPresent: Bool {
    guard let host = node?.context.host, host.isVisible, let base = host.layer else { return false }
    return stage.modalTransition == nil && stage.layers.last === base
  }

  /// Whether the window's root has not appeared yet (S66).
  private var isTooEarly: Bool {
    stage.assumptions.earlyPresentations == .lost && stage.layers.count == 1
      && stage.modalTransition == nil && stage.layers.first?.host?.state == .appearing
  }

  /// Whether code of UIKit's presents something where the presentation would stand (S34).
  private var isBlockedByUIKit: Bool {
    let host = node?.context.host
    return host?.layer === stage.layers.last && host?.controller.presentedViewController != nil
  }

  // MARK: Coming

  private func present(_ request: PresentationRequest, animated: Bool) {
    guard let node, let below = stage.layers.last else { return }
    let made = Layer(style: style, item: request.item)
    made.closing.clear = clear
    let host = ScreenHost(
      graph: graph, layer: made, controller: style.makeController(), make: request.content)
    host.setDismissal { [closing = made.closing] in closing.clear() }
    host.install = { [weak window = stage.window] in window?.addSubview($0) }
    made.host = host
    made.presenter = self
    layer = made
    host.build(in: node.context, under: node, stack: nil)
    stage.layers.append(made)
    made.present(over: below, animated: animated)
    stage.record(.present, animated: animated, from: [below.label], to: [made.label])
    if animated { host.noteZoom(isComing: true) }
    if style == .cover { below.host?.begin(false, animated: animated) }
    host.begin(true, animated: animated)
    let come = SceneTransition(isModal: true, completions: graph.transaction.completions) {
      [weak self] in
      made.state = .shown
      host.end()
      if made.style == .cover { below.host?.end() }
      made.presentation?.end()
      self?.stage.modalEnded(self?.graph)
    }
    stage.run(come, animated: animated)
  }

  // MARK: Going

  /// Closes the layer and everything above it.
  func dismiss(
    _ layer: Layer, animated: Bool, isHeld: Bool = false, completion: (() -> Void)? = nil
  ) {
    guard let index = stage.layers.firstIndex(where: { $0 === layer }), index > 0 else { return }
    let chain = Array(stage.layers[index...])
    let below = stage.layers[index - 1]
    for member in chain {
      member.host?.controller.takeAlongPresentations(animated: animated)
      member.state = .going
      member.presenter?.given = nil
      member.presentation?.begin(isComing: false, animated: animated, isHeld: isHeld)
    }
    if !isHeld { recordDismissal(of: chain, above: below, animated: animated) }
    if animated { chain.last?.host?.noteZoom(isComing: false) }
    for member in chain.reversed() { member.host?.begin(false, animated: animated) }
    if layer.style == .cover { below.host?.begin(true, animated: animated) }
    let go = SceneTransition(
      isModal: true, isHeld: isHeld, completions: isHeld ? [] : graph.transaction.completions
    ) { [self] in
      finishDismissal(of: chain, above: below)
      completion?()
    }
    if isHeld { layer.drag = go }
    stage.run(go, animated: animated)
  }

  private func recordDismissal(of chain: [Layer], above below: Layer, animated: Bool) {
    stage.record(
      .dismiss, animated: animated, from: chain.map(\.label), to: [below.label])
  }

  private func finishDismissal(of chain: [Layer], above below: Layer) {
    stage.layers.removeAll { layer in chain.contains { $0 === layer } }
    let presentations = chain.compactMap(\.presentation)
    for presentation in presentations { presentation.remove() }
    // The lower screen is there before the upper one has gone (U78).
    if chain.first?.style == .cover { below.host?.end() }
    for member in chain.reversed() {
      member.host?.end()
      if let presenter = member.presenter {
        presenter.ended(member, isOutermost: member === chain.first)
      } else {
        // The view that presented it has gone meanwhile.
        member.remove()
      }
    }
    for presentation in presentations { presentation.end() }
    stage.modalEnded(graph)
  }

  private func ended(_ gone: Layer, isOutermost: Bool) {
    layer = nil
    if gone.drag != nil {
      gone.drag = nil
      if stage.assumptions.dismissalWrites == .last { writeDrag(of: gone) }
    } else if gone.isClosedByUIKit {
      if stage.assumptions.dismissalsByUIKit == .written { writeDismissal() } else { keepValue() }
    } else if !isOutermost {
      if stage.profile < .iOS18 { clear() }
      given = .some(wanted)
    }
    gone.remove()
    onDismiss?()
    graph.with(Transaction()) { graph.check(self) }
  }

  /// The view that presents has gone (S25).
  func remove() {
    stage.waiting.removeAll { $0 === self }
    request = nil
    guard let layer, layer.state != .going else { return }
    if stage.profile < .iOS18 { clear() }
    if let running = stage.modalTransition, !running.isHeld { stage.end(running) }
    dismiss(layer, animated: stage.animates(graph.transaction))
  }

  // MARK: The user's drag

  func beginDrag(_ layer: Layer) { dismiss(layer, animated: true, isHeld: true) }

  func cancelDrag(_ layer: Layer) {
    guard let drag = layer.drag else { return }
    layer.drag = nil
    layer.state = .shown
    layer.presentation?.end(isCancelled: true)
    stage.cancel(drag)
    layer.host?.begin(true, animated: true)
    layer.host?.end()
    stage.modalEnded(graph)
    graph.check(self)
  }

  func finishDrag(_ layer: Layer) {
    guard let drag = layer.drag, let index = stage.layers.firstIndex(where: { $0 === layer })
    else { return }
    recordDismissal(of: [layer], above: stage.layers[index - 1], animated: true)
    drag.isHeld = false
    layer.presentation?.finishGesture()
    layer.isDragHeard = layer.hearsDrags
    if stage.assumptions.dismissalWrites == .first { writeDrag(of: layer) }
  }

  private func writeDrag(of layer: Layer) {
    if layer.isDragHeard { writeDismissal() } else { keepValue() }
  }

  private func writeDismissal() {
    for _ in 0..<(stage.assumptions.writesTwice ? 2 : 1) { clear() }
    keepValue()
  }

  /// Who keeps the value although the presentation was closed has lost it.
  private func keepValue() {
    request = read()
    given = request.map { .some($0.item) }
  }
}

extension PresenterModel {
  /// A button of a dialog was tapped: it goes, also where its value does not follow.
  func close(_ layer: Layer) {
    guard layer.state != .going else { return }
    dismiss(layer, animated: true)
    writeDismissal()
  }

  /// Code of UIKit's dismisses the layer (S61); while another moves it is not heard (U87).
  func dismissFromUIKit(_ layer: Layer, animated: Bool, _ completion: (() -> Void)?) {
    guard layer.state == .shown, stage.modalTransition == nil else { return }
    layer.isClosedByUIKit = true
    dismiss(layer, animated: animated, completion: completion)
  }
}
