import Portolan
import TestSupport
import Testing

extension Scenario {
  /// Tabs in sections of a sidebar, and what a bar says of them.
  static let sidebars = [
    Scenario("a guest chooses a guarded tab in the sidebar, turns back, and signs in") { stage in
      stage.app.bar.sections = [.account: "You"]
      await stage.start(with: .product(id: 1))
      stage.resize(isWide: true)
      await stage.settle()
      try stage.tapTab(.account)
      await stage.expect("main[*(products › product(1)) | account…] ⇧ sheet (signIn)")
      try stage.tap("Cancel")
      await stage.expect("main[*(products › product(1)) | account…]")
      try stage.tapTab(.account)
      await stage.settle()
      try stage.tap("Sign in")
      await stage.expect("main[(products › product(1)) | *(account)]")
    },
    Scenario("tabs of one section keep their stacks, whoever selects them") { stage in
      stage.app.bar.sections = [.products: "Shop", .account: "Shop"]
      await stage.start(with: .product(id: 1), signedIn: true)
      stage.resize(isWide: true)
      stage.navigator.show(.order(id: 2))
      await stage.expect("main[(products › product(1)) | *(account › order(2))]")
      try stage.tapTab(.products)
      await stage.expect("main[*(products › product(1)) | (account › order(2))]")
      stage.navigator.select(.account)
      await stage.expect("main[(products › product(1)) | *(account › order(2))]")
      try stage.tapBack()
      await stage.expect("main[(products › product(1)) | *(account)]")
    },
    Scenario("the window becomes narrow and wide again while the sidebar shows") { stage in
      stage.app.bar.sections = [.account: "You"]
      await stage.start(with: .product(id: 1), signedIn: true)
      stage.resize(isWide: true)
      await stage.settle()
      try stage.tapTab(.account)
      await stage.expect("main[(products › product(1)) | *(account)]")
      stage.resize(isWide: false)
      await stage.expect("main[(products › product(1)) | *(account)]")
      try stage.tapTab(.products)
      await stage.expect("main[*(products › product(1)) | (account)]")
      stage.resize(isWide: true)
      await stage.expect("main[*(products › product(1)) | (account)]")
      try stage.tapTab(.account)
      await stage.expect("main[(products › product(1)) | *(account)]")
    },
    Scenario("a badge follows what the app says, in a bar and in a sidebar") { stage in
      await stage.start(signedIn: true)
      #expect(stage.badge(of: .account) == nil)
      stage.app.bar.badge = "3"
      await stage.settle()
      #expect(stage.badge(of: .account) == "3")
      stage.app.bar.badge = nil
      await stage.settle()
      #expect(stage.badge(of: .account) == nil)
    },
    Scenario("a badge follows what the app says in a section") { stage in
      stage.app.bar.sections = [.account: "You"]
      await stage.start(signedIn: true)
      stage.resize(isWide: true)
      stage.app.bar.badge = "1"
      await stage.settle()
      #expect(stage.badge(of: .account) == "1")
      try stage.tapTab(.account)
      stage.app.bar.badge = "2"
      await stage.expect("main[(products) | *(account)]")
      #expect(stage.badge(of: .account) == "2")
      stage.resize(isWide: false)
      await stage.settle()
      #expect(stage.badge(of: .account) == "2")
    },
  ]
}
