extension Opening {
  /// The place in a container; nil when it has none such.
  func place(in node: Node) -> Int? {
    switch self {
    case .column(let column):
      return node.kind == .split ? column.place(of: node.children.count) : nil
    case .page: return node.kind == .pages ? node.selection : nil
    }
  }
}
