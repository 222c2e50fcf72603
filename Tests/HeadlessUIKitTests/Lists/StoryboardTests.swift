import HeadlessUIKit
import Testing

/// A screen of a storyboard, with an outlet.
private final class Detail: UIViewController {
  var label: UILabel?
  var item = ""
  override func viewDidLoad() { label?.text = item }
}

private final class Menu: UIViewController {
  var prepared: [String] = []
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    prepared.append(segue.identifier ?? "")
    (segue.destination as? Detail)?.item = sender as? String ?? ""
  }
}

@MainActor @Suite("A storyboard builds its screens with views and outlets") struct StoryboardTests {
  private func add(to screen: HeadlessScreen) {
    screen.archives.add(
      HeadlessStoryboard("Main", initial: "Menu")
        .screen("Menu") { Menu(coder: $0) }
        .screen("Detail") { controller in
          let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
          let label = UILabel()
          view.addSubview(label)
          (controller as? Detail)?.label = label
          return view
        } make: {
          Detail(coder: $0)
        }
        .segue("show", from: "Menu", to: "Detail")
        .segue("present", from: "Menu", to: "Detail", as: .present))
  }

  @Test("A screen comes from its storyboard with its view and its outlets")
  func screens() async throws {
    try await onScreen { screen in
      add(to: screen)
      let storyboard = UIStoryboard(name: "Main", bundle: nil)
      let menu = try #require(storyboard.instantiateInitialViewController() as? Menu)
      #expect(menu.storyboard === storyboard)
      let detail = try #require(
        storyboard.instantiateViewController(withIdentifier: "Detail") as? Detail)
      detail.item = "Lamp"
      let window = screen.show(detail)
      #expect(screen.accessibleLabels == ["Lamp"])
      let made: Detail = storyboard.instantiateViewController(identifier: "Detail") { coder in
        let made = Detail(coder: coder)
        made?.item = "Vase"
        return made
      }
      window.rootViewController = made
      #expect(screen.accessibleLabels == ["Vase"])
      #expect(screen.faults.isEmpty)
    }
  }

  @Test("A way of the storyboard is prepared and gone")
  func segues() async throws {
    try await onScreen { screen in
      add(to: screen)
      let menu = try #require(
        UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as? Menu)
      let stack = UINavigationController(rootViewController: menu)
      let window = screen.show(stack)
      screen.turn()
      menu.performSegue(withIdentifier: "show", sender: "Lamp")
      screen.finishTransitions()
      #expect(stack.topViewController is Detail)
      #expect(screen.accessibleLabels.contains("Lamp"))
      stack.popViewController(animated: false)
      screen.finishTransitions()
      menu.performSegue(withIdentifier: "present", sender: "Vase")
      screen.finishTransitions()
      #expect(stack.presentedViewController is Detail)
      #expect(menu.prepared == ["show", "present"])
      menu.performSegue(withIdentifier: "none", sender: nil)
      #expect(screen.faults.map(\.kind) == [.missingArchive])
      _ = window
    }
  }

  @Test(
    "A controller with an archive's name takes its view; names that nobody registered are faults")
  func archives() async throws {
    try await onScreen { screen in
      screen.archives.addNib("Detail") { owner in
        let label = UILabel()
        label.text = owner is UIViewController ? "of the archive" : ""
        return [label]
      }
      let window = screen.show(UIViewController(nibName: "Detail", bundle: nil))
      #expect(screen.accessibleLabels == ["of the archive"])
      _ = UIStoryboard(name: "None", bundle: nil)
      _ = UINib(nibName: "None", bundle: nil).instantiate(withOwner: nil)
      #expect(screen.faults.map(\.kind) == [.missingArchive, .missingArchive])
      _ = window
    }
  }
}
