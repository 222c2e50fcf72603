import HeadlessUIKit
import Testing

@MainActor
@Suite("Colours, fonts, images, labels and insets have the same values and defaults as in UIKit")
struct ValueTests {
  @Test("Colours of equal parts are equal, and one may stand in a set")
  func colours() {
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.white.withAlphaComponent(0.5) == UIColor(white: 1, alpha: 0.5))
    #expect(UIColor.red != .red.withAlphaComponent(0.9))
    #expect(!UIColor.red.isEqual("red"))
    let named: [UIColor] = [
      .black, .darkGray, .lightGray, .white, .gray, .red, .green, .blue, .clear, .systemBlue,
      .systemRed, .secondaryLabel,
    ]
    #expect(Set(named).count == named.count)
    #expect(Set(named + named).count == named.count)
  }

  @Test("Styles of text have the sizes of the standard setting")
  func fonts() {
    let styles: [(UIFont.TextStyle, CGFloat)] = [
      (.largeTitle, 34), (.title1, 28), (.headline, 17), (.body, 17), (.footnote, 13),
      (UIFont.TextStyle(rawValue: "other"), 17),
    ]
    for (style, size) in styles {
      #expect(UIFont.preferredFont(forTextStyle: style).pointSize == size)
    }
    #expect(UIFont.boldSystemFont(ofSize: 9).pointSize == 9)
  }

  @Test("A picture needs a name")
  func pictures() {
    #expect(UIImage(systemName: "") == nil)
    #expect(UIImage(systemName: "bag") != nil)
  }

  @Test("An indicator is hidden at rest, unless it is not to be", arguments: [true, false])
  func indicator(hides: Bool) {
    let indicator = UIActivityIndicatorView(style: .large)
    indicator.hidesWhenStopped = hides
    #expect(indicator.isHidden == hides)
    indicator.startAnimating()
    #expect(indicator.isAnimating)
    #expect(!indicator.isHidden)
    indicator.stopAnimating()
    #expect(!indicator.isAnimating)
    #expect(indicator.isHidden == hides)
    #expect(indicator.intrinsicContentSize.width == 37)
    #expect(UIActivityIndicatorView(style: .medium).intrinsicContentSize.width == 20)
  }

  @Test("A label speaks its text, unless it is told otherwise; touches pass through it")
  func labels() {
    let label = UILabel()
    label.text = "Bag"
    #expect(label.accessibilityLabel == "Bag")
    label.accessibilityLabel = "Your bag"
    #expect(label.accessibilityLabel == "Your bag")
    #expect(label.text == "Bag")
    #expect(!label.isUserInteractionEnabled)
  }

  @Test("What a view says of itself to assistive technology is off until it is set")
  func accessibility() {
    let view = UIView()
    #expect(!view.isAccessibilityElement)
    #expect(!view.accessibilityElementsHidden)
    #expect(!view.accessibilityViewIsModal)
    #expect(view.accessibilityIdentifier == nil)
    view.isAccessibilityElement = true
    view.accessibilityViewIsModal = true
    view.accessibilityElementsHidden = true
    view.accessibilityIdentifier = "bag"
    #expect(view.isAccessibilityElement)
    #expect(view.accessibilityViewIsModal)
    #expect(view.accessibilityElementsHidden)
    #expect(view.accessibilityIdentifier == "bag")
  }

  @Test("Insets are equal part by part")
  func insets() {
    #expect(UIEdgeInsets() == .zero)
    #expect(
      UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        != UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 5))
    #expect(NSDirectionalEdgeInsets() == .zero)
    #expect(
      NSDirectionalEdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 0) != .zero)
  }
}
