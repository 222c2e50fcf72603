import PortolanUIKit

extension Fact {
  static let windows: [Fact] = [
    Fact("U141", claim: "a new root takes the old one's view away") { trial in
      let old = try await trial.shownController()
      let window = old.view.window
      let new = trial.controller("B")
      window?.rootViewController = new
      try await trial.settle()
      trial.expect("windows", [old.view.window == nil, new.view.window === window], [true, true])
    },
    Fact("U142", claim: "what an old root has presented stays in the window") { trial in
      let (base, layer) = try await trial.shownLayer()
      let window = base.view.window
      window?.rootViewController = trial.controller("C")
      try await trial.settle()
      trial.expect("still there", layer.viewIfLoaded?.window === window, true)
    },
    Fact("U144", claim: "a window of a scene is shown and has the keys") { trial in
      let window = trial.hold(try trial.stage.makeWindow())
      window.rootViewController = trial.controller("A")
      window.makeKeyAndVisible()
      try await trial.settle()
      trial.expect("keys", window.isKeyWindow, true)
      trial.expect("appears", trial.calls.count("A.didAppear"), 1)
      window.isHidden = true
    },
    Fact("U152", sees: "hidingPassesKeyOn", claim: "a key window that is hidden passes the keys on")
    {
      trial in
      _ = try await trial.shownController()
      let above = trial.hold(try trial.stage.makeWindow())
      above.rootViewController = trial.controller("B")
      above.makeKeyAndVisible()
      try await trial.settle()
      above.isHidden = true
      try await trial.settle()
      // Which window has them then depends on the others that stand above.
      trial.saw(!above.isKeyWindow)
    },
    Fact(
      "U160", sees: "firstResponderTakesKey", claim: "what takes the keyboard makes its window key"
    ) { trial in
      let base = try await trial.shownController()
      let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
      base.view.addSubview(field)
      let above = trial.hold(try trial.stage.makeWindow())
      above.rootViewController = trial.controller("B")
      above.makeKeyAndVisible()
      try await trial.settle()
      field.becomeFirstResponder()
      try await trial.settle()
      trial.saw(base.view.window?.isKeyWindow ?? false)
      above.isHidden = true
    },
    Fact(
      "U178", sees: "resizedPhonesStayCompact", systems: 27...99, on: [.phone],
      claim: "the window of a phone stays compact however wide it is"
    ) { trial in
      let base = try await trial.shownController()
      try await trial.act(.widen)
      trial.expect("wide", base.view.bounds.width > 700, true)
      trial.saw(base.traitCollection.horizontalSizeClass, (.compact, true), (.regular, false))
    },
    Fact(
      "U177", systems: 27...99, on: [.duo], claim: "an open phone is a phone, and regular both ways"
    ) {
      trial in
      let base = try await trial.shownController()
      trial.expect("closed", base.traitCollection.horizontalSizeClass, .compact)
      try await trial.act(.unfold)
      let traits = base.traitCollection
      trial.expect("idiom", traits.userInterfaceIdiom, .phone)
      trial.expect(
        "classes", [traits.horizontalSizeClass, traits.verticalSizeClass], [.regular, .regular])
    },
  ]
}
