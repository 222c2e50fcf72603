extension ScreenContext {
  /// The screen's own model, one of each type.
  ///
  /// It is made once, however often the view is built, and released when the node leaves the tree.
  ///
  /// ```swift
  /// case .product(let id): ProductView(model: context.model { ProductModel(id: id, shop) })
  /// ```
  ///
  /// It is watched for leaks. For a node that is gone, it is the model that a closing view still
  /// holds.
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
  /// The first screen is the nearest of this route beneath the screen that asks, or that screen
  /// itself: beneath it in its stack, around it, or under its layer. Whichever screen asks first
  /// makes the model. It stays while the first screen is in the tree, also when another map is
  /// adopted, and goes with it. Without such a screen beneath, as after a link into the middle, the
  /// screen that asks gets its own model.
  public func model<M: AnyObject>(of first: R, _ make: () -> M) -> M {
    sharing(with: first) { $0.model(make) }
  }

  /// The model of a flow, saved with the scene and restored with it; otherwise as `model(of:_:)`.
  ///
  /// `SceneNavigator.save()` writes it with its own `Codable`, unless the first screen's route
  /// forbids being saved. After a restoration the first screen to ask gets the saved model without
  /// `make`. A diagnostic reports a model that cannot be written or read; it is made anew.
  public func model<M: AnyObject & Codable>(of first: R, _ make: () -> M) -> M {
    sharing(with: first) { $0.savedModel(make) }
  }

  /// Reports a leak of the screen when this object, for example its view model, outlives it.
  public func watch(_ object: AnyObject) {
    scene?.screens.watch(object, with: node)
  }

  private func sharing<M: AnyObject>(with first: R, _ model: (ScreenContext<R>) -> M) -> M {
    // A closing screen finds the model of its flow once more.
    if value.isGone, let borrowed = value.borrowed(M.self) { return borrowed }
    let model = model(self.first(of: AnyRoute(first)) ?? self)
    value.borrow(model)
    return model
  }

  private func first(of route: AnyRoute) -> ScreenContext<R>? {
    guard let scene, scene.tree.contains(node), !value.route.isSameScreen(as: route) else {
      return nil
    }
    let beneath = scene.tree.standing(beneath: node).last {
      scene.tree.route(of: $0)?.isSameScreen(as: route) == true
    }
    return beneath.flatMap { ScreenContext(node: $0, in: scene) }
  }

  private func savedModel<M: AnyObject & Codable>(_ make: () -> M) -> M {
    if let model = value.model(M.self) { return model }
    let restored: M? = value.restoredModel { scene?.report(.lostModel($0, value.route.label)) }
    let model = restored ?? make()
    value.save(M.self)
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
  /// Takes the object that the request to this screen handed over; the first call gets it.
  ///
  /// ```swift
  /// case .editor: EditorView(model: context.model { EditorModel(context.handed()) })
  /// ```
  ///
  /// Nil the second time, and when nothing was handed over, as by a link or after restoration. A
  /// screen that was open already takes the object in `ScreenTasks.update(_:)`, or where it is
  /// observed. An object of another type stays, and a diagnostic reports it; ask for a closure by
  /// its exact type.
  public func handed<T>(as type: T.Type = T.self) -> T? { erased.handed(as: type) }
}

extension AnyScreenContext {
  /// Takes the object that the request to this screen handed over; see `ScreenContext.handed(as:)`.
  public func handed<T>(as type: T.Type = T.self) -> T? {
    guard let object = value.handed(taking: { $0 is T }) else { return nil }
    if let object = object as? T { return object }
    scene?.report(.wrongType(route.label, "\(Swift.type(of: object))", expected: "\(T.self)"))
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
