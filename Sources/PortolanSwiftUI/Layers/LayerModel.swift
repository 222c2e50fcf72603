import Observation
import Portolan

/// A layer of the scene, and the one that is presented over it.
@MainActor @Observable final class LayerModel: Identifiable {
  /// The root node of its content; nil for the base content.
  let content: NodeID?
  let style: PresentationStyle?
  private(set) var form: Form
  /// What SwiftUI is to present over this layer.
  private(set) var next: LayerModel?
  /// Whether it was seen on screen.
  @ObservationIgnored var hasAppeared = false
  /// Whether it was dismissed and stays all the same.
  @ObservationIgnored var isStuck = false
  /// What became of a layer of other code that came in its place.
  @ObservationIgnored var rival = Rival.none
  /// Whether UIKit has been asked to dismiss it, since SwiftUI did not.
  @ObservationIgnored var isLeftToUIKit = false
  /// What SwiftUI has seen is the content of the layer over this one.
  @ObservationIgnored let update = UpdateWaiter<NodeID?>(nil)
  /// The views of each name at which a popover may point; SwiftUI may not tell that one has gone.
  @ObservationIgnored private var sources: [SourceName: [WeakSource]] = [:]
  @ObservationIgnored private weak var observer: (any ModelObserver)?

  init(
    _ content: NodeID?, _ style: PresentationStyle?, as form: Form = .sheet,
    observer: any ModelObserver
  ) {
    self.content = content
    self.style = style
    self.form = form
    self.observer = observer
  }

  /// What the system reads, and sets to nil when a user drags the sheet away.
  ///
  /// `node` is the content of the layer for which the system got the binding: a screen keeps it, as an
  /// action that dismisses, and closes no other layer by it.
  subscript(sheet node: NodeID?) -> LayerModel? {
    get { if case .sheet? = next?.form { next } else { nil } }
    set { systemSet(newValue, for: node) }
  }

  /// The same for what covers the whole screen; two bindings, or they drop each other (S23).
  subscript(cover node: NodeID?) -> LayerModel? {
    get { if case .cover? = next?.form { next } else { nil } }
    set { systemSet(newValue, for: node) }
  }

  /// The same for a popover, at the view that it points at.
  ///
  /// A view of that name that is kept out of sight presents nothing: two drop each other (S23).
  subscript(popover node: NodeID?, from source: SourceName, isHidden isHidden: Bool) -> LayerModel?
  {
    get { if !isHidden, case .popover(source)? = next?.form { next } else { nil } }
    set { systemSet(newValue, for: node) }
  }

  /// Whether an alert or a confirmation dialog is over it, at the view that it points at.
  subscript(
    dialog node: NodeID?, kind: PresentationStyle.Kind, from source: SourceName?,
    isHidden isHidden: Bool
  ) -> Bool {
    get {
      guard !isHidden, case .dialog(_, source)? = next?.form else { return false }
      return next?.style?.kind == kind
    }
    set { if !newValue { systemSet(nil, for: node) } }
  }

  /// What it says, when the system draws it.
  var words: DialogWords? { if case .dialog(let words, _) = form { words } else { nil } }

  /// The app's own presentation that shows it; nil when the system does.
  var presentation: RootLooks.Presentation? {
    if case .own(let presentation) = form { presentation } else { nil }
  }

  /// Whether the system presents screens of ours in it.
  var isPresented: Bool {
    switch form {
    case .sheet, .cover, .popover: content != nil
    case .dialog, .own: false
    }
  }

  /// Presents a layer, or nothing, whatever was to be presented next.
  func present(_ layer: LayerModel?) {
    update.stop()
    if layer !== next { next = layer }
  }

  /// Comes without the view at which it would point.
  func loseSource() {
    switch form {
    case .popover: form = .sheet
    case .dialog(let words, _): form = .dialog(words, from: nil)
    case .sheet, .cover, .own: break
    }
  }

  /// Presents a layer again that SwiftUI has dropped: it reacts only to a new value (S13).
  func presentAgain(_ layer: LayerModel) {
    // What it has not seen yet it presents by itself.
    guard isSeen else { return }
    present(nil)
    update.whenSeen { [weak self] in self?.present(layer) }
  }

  /// Whether a view of a name is on screen.
  func hasSource(_ name: SourceName) -> Bool {
    sources[name]?.contains { $0.mark?.isHidden() == false } ?? false
  }

  func sourceCame(_ mark: SourceMark, named name: SourceName) {
    sources[name, default: []].removeAll { $0.mark == nil }
    sources[name]?.append(WeakSource(mark: mark))
  }

  /// A view of a name goes, and takes along what points at it.
  func sourceWent(_ mark: SourceMark, named name: SourceName) {
    sources[name]?.removeAll { $0.mark === mark }
    if next?.form.source == name { observer?.screenMayHaveMoved() }
  }

  /// SwiftUI has read which layer it must present.
  func saw(_ content: NodeID?) {
    update.saw(content, newest: next?.content)
    observer?.screenMayHaveMoved()
  }

  /// Whether SwiftUI has seen the newest layer over this one.
  var isSeen: Bool { update.seen == next?.content }

  /// A user answers this dialog.
  func choose(_ choice: DialogWords.Choice) {
    guard let observer else { return choice.action() }
    observer.dialogWasAnswered(self, by: choice.action)
  }

  /// A user closes this presentation of the app's own.
  func askToClose() { observer?.askToClose(content) }

  /// The presentation over this layer has ended.
  func ended() {
    observer?.layerEnded(over: self)
  }

  private func systemSet(_ layer: LayerModel?, for node: NodeID?) {
    // Written more often than one thinks (S14), and never with something else.
    guard layer == nil, let next, next.content == node else { return }
    if observer?.mayClose(over: self) != false { self.next = nil }
  }
}

/// A view that does not tell that it goes: SwiftUI may say that a covered one has come (S16).
private struct WeakSource {
  weak var mark: SourceMark?
}

extension LayerModel {
  /// A layer that SwiftUI presented instead of one of ours: it goes once, and ours is presented again once.
  enum Rival { case none, dismissed, replaced }

  /// How a layer is shown.
  enum Form {
    case sheet
    /// It covers the whole screen.
    case cover
    /// It points at the view of a name.
    case popover(from: SourceName)
    /// The system draws it, at the view of a name.
    case dialog(DialogWords, from: SourceName?)
    /// The app shows it.
    case own(RootLooks.Presentation)

    /// The name of the view that it points at; nil without one.
    var source: SourceName? {
      switch self {
      case .popover(let name): name
      case .dialog(_, let name): name
      case .sheet, .cover, .own: nil
      }
    }

    /// Whether the system lets it grow out of a view.
    var mayZoom: Bool {
      switch self {
      case .sheet, .cover: true
      case .popover, .dialog, .own: false
      }
    }

    /// Whether a user may drag it.
    var isCard: Bool {
      switch self {
      case .sheet, .popover, .dialog: true
      case .cover, .own: false
      }
    }
  }
}
