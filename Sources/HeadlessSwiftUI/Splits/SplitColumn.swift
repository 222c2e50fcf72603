/// One column of a split with its screen, once it was built.
@MainActor final class SplitColumn {
  let column: NavigationSplitViewColumn
  var view = ErasedView.of(EmptyView())
  var host: ScreenHost?
  /// Stands for the screen until it is built.
  private lazy var unbuilt = UIViewController()

  init(_ column: NavigationSplitViewColumn) { self.column = column }

  var controller: UIViewController { host?.controller ?? unbuilt }

  var label: String {
    switch column {
    case .sidebar: "sidebar"
    case .content: "content"
    default: "detail"
    }
  }
}

/// A value of a split that views may keep.
@MainActor struct SplitValue<Value> {
  let get: () -> Value
  let set: (Value) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    (self.get, self.set) = (get, set)
  }

  /// A value that the split keeps itself.
  init(own value: Value) {
    let own = StateLocation(value)
    self.init(get: { own.value }, set: { own.value = $0 })
  }
}
