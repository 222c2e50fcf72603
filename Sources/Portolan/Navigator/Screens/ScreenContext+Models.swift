extension ScreenContext {
  /// The screen's own model: an object that the first call makes; a screen has one model of each
  /// type.
  ///
  /// Later calls return the same object, however often the view is built. The model is released
  /// when the screen has closed.
  ///
  /// ```swift
  /// case .product(let id): ProductView(model: context.model { ProductModel(id: id, shop) })
  /// ```
  ///
  /// When a model is still in memory after its release, a diagnostic reports a leak. After the
  /// screen has left the tree, the call returns the model that the closing view still uses.
  public func model<M: AnyObject>(_ make: () -> M) -> M {
    if let model = value.model(M.self) { return model }
    let model = make()
    keep(model)
    return model
  }

  /// The model of a flow, which all of its screens share; it belongs to the flow's first screen.
  ///
  /// ```swift
  /// case .cart: CartView(draft: context.model(of: .cart) { CheckoutDraft() })
  /// case .payment: PaymentView(draft: context.model(of: .cart) { CheckoutDraft() })
  /// ```
  ///
  /// `first` is the route of the flow's first screen. That is this screen itself, or the nearest
  /// screen of the route that is beneath this one in its stack, contains this one, or is under its
  /// layer (such as a sheet). The first call by any screen of the flow makes the model. The model
  /// is released with the first screen, and stays when `adopt(_:)` replaces the map. When there is
  /// no first screen, as after a link into the middle of the flow, this screen gets a model of its
  /// own.
  public func model<M: AnyObject>(of first: R, _ make: () -> M) -> M {
    sharing(with: first) { $0.model(make) }
  }

  /// The model of a flow, as `model(of:_:)` returns it, but saved and restored with the scene.
  ///
  /// ```swift
  /// case .cart: CartView(draft: context.savedModel(of: .cart) { CheckoutDraft() })
  /// ```
  ///
  /// `SceneNavigator.save()` encodes the model with its own `Codable`, unless the first screen's
  /// route must not be saved. After a restoration the first call returns the saved model and does
  /// not call `make`. When the model cannot be encoded or decoded, a diagnostic reports this, and
  /// the restored screen calls `make`. Use `savedModel` in all screens of the flow: in a restored
  /// screen, `model(of:_:)` does not read the saved model, and makes another one.
  public func savedModel<M: AnyObject & Codable>(of first: R, _ make: () -> M) -> M {
    sharing(with: first) { $0.savedModel(make) }
  }

  /// Reports a leak with a diagnostic when `object`, for example a view model, is still in memory
  /// after the screen has closed.
  public func watch(_ object: AnyObject) {
    scene?.screens.watch(object, with: node)
  }

  private func sharing<M: AnyObject>(with first: R, _ model: (ScreenContext<R>) -> M) -> M {
    // A closing screen may ask once more, when the flow's first screen has left the tree.
    if value.isGone, let borrowed = value.borrowed(M.self) { return borrowed }
    let model = model(self.first(of: AnyRoute(first)) ?? self)
    value.borrow(model)
    return model
  }

  private func first(of route: AnyRoute) -> ScreenContext<R>? {
    guard let scene, scene.traffic.tree.contains(node), !value.route.isSameScreen(as: route) else {
      return nil
    }
    let beneath = scene.traffic.tree.nodes(beneath: node).last {
      scene.traffic.tree.route(of: $0)?.isSameScreen(as: route) == true
    }
    return beneath.flatMap { ScreenContext(node: $0, in: scene) }
  }

  private func savedModel<M: AnyObject & Codable>(_ make: () -> M) -> M {
    value.save(M.self)
    if let model = value.model(M.self) { return model }
    let restored: M? = value.restoredModel { scene?.report(.lostModel($0, value.route.label)) }
    let model = restored ?? make()
    keep(model)
    return model
  }

  private func keep<M: AnyObject>(_ model: M) {
    value.keep(model)
    if !value.isGone { watch(model) }
  }
}

extension Diagnostic {
  static func lostModel(_ type: String, _ route: RouteLabel) -> Diagnostic {
    Diagnostic(
      .lostModel, "The model \(type) of \(route) could not be saved or restored.",
      why: "Its own `Codable` threw.",
      fix: "Check its `encode(to:)` and `init(from:)`, which must also read older data.")
  }
}

extension ScreenContext {
  /// Takes the object that the request to this screen handed over with `handing:`.
  ///
  /// ```swift
  /// case .editor: EditorView(model: context.model { EditorModel(context.takeHanded()) })
  /// ```
  ///
  /// The first call returns the object. Later calls return nil, and so does the first one when no
  /// object was handed over, as by a link or a restoration. When the screen was open already, make
  /// this call in `ScreenTasks.update(_:)`, or in a SwiftUI view, which is evaluated again when an
  /// object is handed over. When the object has another type than `type`, a diagnostic reports
  /// this, the result is nil, and a later call can still take the object. For a closure, `type`
  /// must be the closure's exact type.
  public func takeHanded<T>(as type: T.Type = T.self) -> T? {
    guard let object = value.handed(taking: { $0 is T }) else { return nil }
    if let object = object as? T { return object }
    scene?.report(.wrongType(value.route.label, "\(Swift.type(of: object))", expected: "\(T.self)"))
    return nil
  }
}

extension Diagnostic {
  static func wrongType(
    _ route: RouteLabel, _ handed: String, expected: String
  ) -> Diagnostic {
    Diagnostic(
      .wrongHanding, "\(route) was handed \(handed) and asked for \(expected).",
      why: "A screen can take only a value of the type that was handed over.",
      fix: "Ask for the type that is handed over, or hand over a value of the other type.")
  }
}
