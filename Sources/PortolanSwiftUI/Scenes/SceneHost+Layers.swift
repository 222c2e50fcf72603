import Portolan

/// How layers come and go that SwiftUI presents, and those that the app presents itself.
extension SceneHost {
  func dismiss(above place: Int, animated: Bool, done: @escaping () -> Void) {
    guard layers.indices.contains(place), layers.count > place + 1 else {
      return withoutStrangers(animated: animated, done)
    }
    // SwiftUI takes away what presents, and may leave what it presents.
    let covered = layers.indices.dropLast().last { $0 > place && layers[$0].presentation != nil }
    if let covered {
      return dismiss(above: covered, animated: false) { [weak self] in
        self?.dismiss(above: place, animated: animated, done: done)
      }
    }
    endEditing()
    let layer = layers[place]
    let gone = layers[place + 1]
    if gone.presentation != nil {
      // What other code shows stands on the layer beneath, and may hide that this one goes.
      return withoutStrangers(animated: false) { [weak self] in
        self?.move(gone, animated: animated, { layer.present(nil) }, done)
      }
    }
    let close = { [weak self, weak layer] in
      guard let self, let layer else { return }
      (gone.isStuck, gone.isLeftToUIKit) = (false, false)
      change(animated: animated) { layer.present(nil) }
      if !gone.hasAppeared { dropLayers(from: place + 1) }
      whenAtRest({ [weak self] in self?.layers.contains { $0 === gone } != true }, done)
    }
    // The system did not close it earlier: it reacts only to a new value (S13).
    guard layer.next == nil, layer.isSeen else { return close() }
    layer.present(gone)
    layer.update.whenSeen(close)
  }

  /// Dismisses a layer with UIKit that SwiftUI keeps although its binding says that it goes.
  ///
  /// SwiftUI may lose that while the layer comes, or while a finger holds it (S27).
  func dismissLost() {
    guard let closing, layers[closing - 1].isSeen, !layers[closing].isLeftToUIKit,
      !onScreen.contains(where: \.isMoving), !isStrangerMoving,
      let controller = controller(of: layers[closing]), !controller.isComingOrGoing
    else { return }
    layers[closing].isLeftToUIKit = true
    controller.presentingViewController?.dismiss(animated: true) { [weak self] in
      self?.checkSoon()
    }
  }

  func present(
    _ id: NodeID, _ style: PresentationStyle, in tree: NavigationTree, animated: Bool,
    done: @escaping () -> Void
  ) {
    nodes.add(id, from: tree)
    let presenter = layers[layers.count - 1]
    let form = form(of: style, for: id, in: tree, over: presenter)
    if animated, form.mayZoom { prepareZoom(of: id, in: tree) }
    let layer = LayerModel(id, style, as: form, observer: self)
    layers.append(layer)
    if layer.presentation != nil {
      endEditing()
      return move(layer, animated: animated, { presenter.present(layer) }, done)
    }
    let show = { [weak self, weak presenter] in
      guard let self, let presenter, !hasLeft(layer) else { return }
      change(animated: animated) { presenter.present(layer) }
    }
    // Of dialogs SwiftUI sees only whether there is one (S13): the next comes once it has seen that the one
    // before has gone.
    if layer.words == nil || presenter.isSeen { show() } else { presenter.update.whenSeen(show) }
    whenAtRest({ [weak self] in self?.hasCome(layer) != false }, done)
  }

  /// Whether a layer that comes is there, or has gone: its own screen may dismiss it meanwhile.
  private func hasCome(_ layer: LayerModel) -> Bool { isThere(layer) || hasLeft(layer) }

  private func hasLeft(_ layer: LayerModel) -> Bool { !layers.contains { $0 === layer } }

  /// Whether the front screen of a layer is there, in that layer.
  private func isThere(_ layer: LayerModel) -> Bool {
    guard let leaf = layer.content.flatMap(nodes.leaf) else { return true }
    return isCovered(leaf) || leaf.phase == .visible && (!layer.isPresented || isPresented(layer))
  }

  /// How a style comes here; what has no words, no source or no presentation comes as a sheet, which is
  /// reported.
  private func form(
    of style: PresentationStyle, for id: NodeID, in tree: NavigationTree, over presenter: LayerModel
  ) -> LayerModel.Form {
    if let name = style.presentation {
      if let presentation = looks.presentations[name] { return .own(presentation) }
      scene.report(.noPresentation(named: name))
    }
    let source = style.source.flatMap { presenter.hasSource($0) ? $0 : nil }
    if style.source != nil, source == nil { scene.report(.pointsAtNothing(tree.route(of: id))) }
    if style.isDialog {
      if tree.isScreen(id), let words = nodes.words(of: id) { return .dialog(words, from: source) }
      scene.report(.noWords(tree.route(of: id)))
    } else if let source {
      return .popover(from: source)
    }
    return style.covers ? .cover : .sheet
  }

  /// Shows or takes away what the app presents itself, which neither SwiftUI nor UIKit announces.
  private func move(
    _ layer: LayerModel, animated: Bool, _ body: @escaping () -> Void, _ done: @escaping () -> Void
  ) {
    let moves = animated && !reducesMotion
    if moves {
      movingOwn = layer
      withAnimation {
        body()
      } completion: { [weak self] in
        announceScreen()
        if self?.movingOwn === layer { self?.movingOwn = nil }
        self?.checkSoon()
      }
    } else {
      change(animated: false, body)
    }
    let isComing = layers.contains { $0.next === layer }
    whenAtRest({ [weak self] in
      guard let self else { return true }
      return isComing ? hasCome(layer) : hasLeft(layer)
    }) {
      if isComing { layer.hasAppeared = true }
      if !moves { announceScreen() }
      done()
    }
  }

  /// Lets the system move what is to grow out of a view that is not there, and reports that.
  func prepareZoom(of id: NodeID, in tree: NavigationTree) {
    guard let name = nodes.zoomName(of: id, in: tree), layers.last?.hasSource(name) != true else {
      return
    }
    nodes.leaveZoom(of: id)
    scene.report(.pointsAtNothing(tree.route(of: id)))
  }
}
