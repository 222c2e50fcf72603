import Observation
import Portolan

/// A layer of the scene, and the one that is presented over it.
@MainActor @Observable final class LayerModel: Identifiable {
  /// The root node of its content; nil for the base content.
  let content: NodeID?
  let style: PresentationStyle?
  /// The name of the view that it points at; nil without one.
  let source: String?
  /// What it says, when the system draws it.
  let words: DialogWords?
  /// The app's own presentation that shows it; nil when the system does.
  let presentation: RootLooks.Presentation?
  /// What SwiftUI is to present over this layer.
  private(set) var next: LayerModel?
  /// Whether it was seen on screen.
  @ObservationIgnored var hasAppeared = false
  /// Whether it was dismissed and stays all the same.
  @ObservationIgnored var isStuck = false
  /// Whether a finger has given it back since it was dismissed.
  @ObservationIgnored var hasReturned = false
  @ObservationIgnored let update = UpdateWaiter()
  /// How many views of each name a popover may point at now.
  @ObservationIgnored private var sources: [String: Int] = [:]
  @ObservationIgnored private weak var observer: (any ModelObserver)?

  init(
    _ content: NodeID?, _ style: PresentationStyle?, from source: String? = nil,
    saying words: DialogWords? = nil, as presentation: RootLooks.Presentation? = nil,
    observer: any ModelObserver
  ) {
    self.content = content
    self.style = style
    self.source = source
    self.words = words
    self.presentation = presentation
    self.observer = observer
  }

  /// What the system reads, and sets to nil when a person drags the sheet away.
  var sheet: LayerModel? {
    get {
      next?.style?.covers == false && next?.source == nil && next?.words == nil
        && next?.presentation == nil ? next : nil
    }
    set { systemSet(newValue) }
  }

  /// The same for a presentation of the app's own, which writes nothing.
  var own: LayerModel? { next?.presentation == nil ? nil : next }

  /// The same for a popover, at the view that it points at.
  subscript(popoverFrom source: String) -> LayerModel? {
    get { next?.source == source && next?.words == nil ? next : nil }
    set { systemSet(newValue) }
  }

  /// Whether an alert or a confirmation dialog is over it, at the view that it points at.
  subscript(dialog kind: PresentationStyle.Kind, from source: String?) -> Bool {
    get { next?.words != nil && next?.style?.kind == kind && next?.source == source }
    set { if !newValue { systemSet(nil) } }
  }

  /// The same for what covers the whole screen; two bindings, or they drop each other (S23).
  var cover: LayerModel? {
    get { next?.style?.covers == true ? next : nil }
    set { systemSet(newValue) }
  }

  func present(_ layer: LayerModel?) {
    if layer !== next { next = layer }
  }

  /// Dismisses a layer that SwiftUI did not dismiss before: it reacts only to a new value (S13).
  func dismissAgain(_ layer: LayerModel, animated: Bool) {
    update.body = { [weak self] in change(animated: animated) { self?.present(nil) } }
    present(layer)
  }

  /// Whether a view of a name is on screen.
  func hasSource(_ name: String) -> Bool { sources[name, default: 0] > 0 }

  /// A view of a name comes or goes, and takes along the dialog that points at it.
  func sourceMoved(_ name: String, isThere: Bool) {
    sources[name, default: 0] += isThere ? 1 : -1
    if !isThere, next?.source == name { observer?.screenMayHaveMoved() }
  }

  /// SwiftUI has read the layer that it must present.
  func wasSeen() {
    update.updated()
    observer?.screenMayHaveMoved()
  }

  /// A person closes the app's own presentation over this layer.
  func askToClose() { observer?.closeWasAskedFor() }

  /// The presentation over this layer has ended.
  func ended() {
    observer?.layerEnded(over: self)
  }

  private func systemSet(_ layer: LayerModel?) {
    // Written more often than one thinks (S14), and never with something else.
    if layer == nil, next != nil, observer?.mayClose(over: self) != false { next = nil }
  }
}
