#if DEBUG
import PortolanInspector

extension Drawing.Element {
  /// A text that is what its letters say: red is a problem, heavy or large a heading, small a note.
  init(_ look: Drawing.Look, id: String, text: String) {
    self.init(look.kind, id: id, text: text)
    self.look = look
  }
}

extension Drawing.Look {
  fileprivate var kind: Drawing.Element.Kind {
    if color == .red { return .problem }
    if isBold || size >= 20 { return .heading }
    return size < 15 ? .note : .label
  }
}
#endif
