/// What an alert or a dialog shows: its title, a message, and its buttons and fields.
struct DialogContent<Actions: View, Message: View> {
  let title: Text
  let isTitleVisible: Bool
  let actions: Actions
  let message: Message

  nonisolated init(title: Text, isTitleVisible: Bool, actions: Actions, message: Message) {
    self.title = title
    self.isTitleVisible = isTitleVisible
    self.actions = actions
    self.message = message
  }
}

extension DialogContent: View, PrimitiveView {
  func build(_ node: ViewNode) {
    node.context.host.controller.title = title.string
    node.placeChildren {
      node.place(message, at: .part("message"), node.context)
      node.place(actions, at: .content, node.context)
    }
  }

  func describe(_ node: ViewNode, into scribe: Scribe) {
    let dialog = scribe.current
    dialog.label = title.string
    if isTitleVisible { title.describe(node, into: scribe) }
    for child in node.children where child.key != .content { child.describe(into: scribe) }
    let texts = dialog.children
    for child in node.children where child.key == .content { child.describe(into: scribe) }
    let controls = dialog.children.dropFirst(texts.count).flatMap(\.dialogControls)
    dialog.children = texts + arranged(controls, in: dialog.kind, scribe)
    guard let layer = node.context.host.layer else { return }
    for button in dialog.children where button.kind == .button {
      button.action = { [action = button.action] in
        let isFirst = layer.presenter?.stage.assumptions.dialogActions == .first
        if isFirst { action?() }
        layer.presenter?.close(layer)
        if !isFirst { action?() }
      }
    }
  }

  /// Adds the button that the system adds; one that leads away stands last.
  @MainActor private func arranged(
    _ controls: [HeadlessNode], in kind: HeadlessNode.Kind, _ scribe: Scribe
  ) -> [HeadlessNode] {
    var buttons = controls.filter { $0.kind == .button }
    let isOwn = kind == .alert ? !buttons.isEmpty : buttons.contains { $0.role == .cancel }
    if !isOwn {
      scribe.element(.button, label: kind == .alert ? "OK" : "Cancel") { buttons.append($0) }
      buttons.last?.role = kind == .alert ? nil : .cancel
    }
    let leading = buttons.filter { $0.role != .cancel }
    return controls.filter { $0.kind == .field } + leading + buttons.filter { $0.role == .cancel }
  }
}

extension HeadlessNode {
  /// Fields, and buttons with a text: nothing else among the actions is shown, as Apple's pages say.
  fileprivate var dialogControls: [HeadlessNode] {
    flat.filter { $0.kind == .field || $0.kind == .button && !$0.label.isEmpty }
  }
}

/// Keeps the view of the moment at which it came: data that change later are ignored, as Apple's pages
/// say of presented data.
struct FixedView<Content: View> {
  @State private var content: Content

  nonisolated init(_ content: Content) { _content = State(wrappedValue: content) }
}

extension FixedView: View {
  var body: some View { content }
}
