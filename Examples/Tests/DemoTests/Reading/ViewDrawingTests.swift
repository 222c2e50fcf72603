import HeadlessUIKit
import PortolanInspector
import Testing

@MainActor
@Suite(
  "The demo's drawing shows labels, buttons and fields in reading order, and nothing invisible")
struct ViewDrawingTests {
  private func rows(_ views: UIView...) async throws -> [String] {
    var lines: [String] = []
    let root = UIViewController()
    try await DrawnScreen.run {
      for (place, view) in views.enumerated() {
        if view.frame.isEmpty {
          view.frame = CGRect(x: 0, y: Double(place) * 50, width: 200, height: 40)
        }
        root.view.addSubview(view)
      }
      return root
    } _: {
      lines = $0.outline.split(separator: "\n").dropFirst(2)
        .map { $0.drop { $0 == " " } }.map(String.init)
    }
    return lines
  }

  @Test("labels are told by their letters and their colour, and empty ones are not seen")
  func labels() async throws {
    let heavy = Make.label("heavy")
    heavy.font = .boldSystemFont(ofSize: 13)
    let found = try await rows(
      Make.label("plain"), Make.label("head", .headline), Make.label("title", .title1),
      Make.label("large", .largeTitle), heavy, Make.label("small", .footnote),
      Make.label("wrong", .footnote, .systemRed), Make.label("grey", .body, .secondaryLabel),
      Make.label(""))
    #expect(
      found == [
        "label \"plain\"", "heading \"head\"", "heading \"title\"", "heading \"large\"",
        "heading \"heavy\"", "note \"small\"", "problem \"wrong\"", "label \"grey\"",
      ])
  }

  @Test("buttons say their title or else what is read aloud, and whether they answer")
  func buttons() async throws {
    let off = Make.button("Off")
    off.isEnabled = false
    let deaf = Make.button("Deaf")
    deaf.isUserInteractionEnabled = false
    let chosen = Make.button("Chosen")
    chosen.isSelected = true
    let cross = UIButton(type: .close)
    cross.accessibilityLabel = "Close"
    let card = UIControl(frame: .zero)
    card.addSubview(Make.label("Lamp"))
    #expect(
      try await rows(Make.button("Go"), off, deaf, chosen, cross, card) == [
        "button \"Go\"", "button \"Off\" disabled", "button \"Deaf\" disabled",
        "button \"Chosen\" selected", "button \"Close\"", "button", "label \"Lamp\"",
      ])
  }

  @Test("fields say their placeholder and what stands in them, unless it is secret")
  func fields() async throws {
    let named = UITextField(frame: .zero)
    named.accessibilityLabel = "City"
    let off = Make.field("Off", "x")
    off.isEnabled = false
    #expect(
      try await rows(Make.field("Name", "ada"), Make.field("Word", "key", secret: true), named, off)
        == [
          "field \"Name\" = \"ada\"", "field \"Word\" secret", "field \"City\"",
          "field \"Off\" = \"x\" disabled",
        ])
  }

  @Test("what is hidden, transparent, beside the screen or at rest is out of sight")
  func hidden() async throws {
    let (hidden, clear, faint, group) = (
      Make.label("hidden"), Make.label("clear"), Make.label("faint"), UIView(frame: .zero)
    )
    hidden.isHidden = true
    clear.alpha = 0
    faint.alpha = 0.1
    group.isHidden = true
    group.addSubview(Make.label("in a hidden group"))
    let below = Make.label("below")
    below.frame = CGRect(x: 0, y: 900, width: 100, height: 20)
    let edge = Make.label("at the edge")
    edge.frame = CGRect(x: 380, y: 800, width: 100, height: 20)
    #expect(
      try await rows(
        hidden, clear, faint, group, Make.spinner(turns: false), Make.spinner(turns: true), below,
        edge)
        == ["activity", "label \"faint\"", "label \"at the edge\""])
  }

  @Test("a view inside is out of sight when its place on the screen is")
  func nested() async throws {
    let panel = UIView(frame: CGRect(x: 0, y: 700, width: 390, height: 400))
    for (text, top) in [("seen", 100.0), ("too low", 200)] {
      let label = Make.label(text)
      label.frame = CGRect(x: 0, y: top, width: 100, height: 20)
      panel.addSubview(label)
    }
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
    let scrolled = Make.label("scrolled away")
    scrolled.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    list.addSubview(scrolled)
    list.contentOffset = CGPoint(x: 0, y: 50)
    #expect(try await rows(panel, list) == ["label \"seen\""])
  }

  @Test("reading goes down, and in a line from where reading begins", arguments: [false, true])
  func order(rightToLeft: Bool) async throws {
    let root = UIViewController()
    let places = [("c", 0.0, 100.0), ("b", 200, 10), ("a", 0, 10)]
    try await DrawnScreen.run(rightToLeft: rightToLeft) {
      for (text, x, y) in places {
        let label = Make.label(text)
        label.frame = CGRect(x: x, y: y, width: 100, height: 20)
        root.view.addSubview(label)
      }
      return root
    } _: {
      let texts = $0.drawing.elements.filter { $0.kind == .label }.map(\.text)
      #expect(texts == (rightToLeft ? ["b", "a", "c"] : ["a", "b", "c"]))
      #expect($0.drawing.isRightToLeft == rightToLeft)
    }
  }

  @Test("a stack view is read in the order of its rows, wherever they were added")
  func arranged() async throws {
    let column = UIStackView(arrangedSubviews: [Make.label("second")])
    column.axis = .vertical
    column.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    column.insertArrangedSubview(Make.label("first"), at: 0)
    #expect(try await rows(column) == ["label \"first\"", "label \"second\""])
  }
}
