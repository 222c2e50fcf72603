/// What the host holds of a node of the tree.
enum NodeModel {
  case screen(ScreenModel)
  case stack(StackModel)
  case tabs(TabsModel)

  /// The object whose life is that of the node.
  var object: AnyObject {
    switch self {
    case .screen(let screen): return screen
    case .stack(let stack): return stack
    case .tabs(let tabs): return tabs
    }
  }
}
