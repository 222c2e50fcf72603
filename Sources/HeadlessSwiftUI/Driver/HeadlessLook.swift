public import Foundation

/// How the letters of a text look, as its view and the views around it say.
public struct HeadlessLook: Hashable, Sendable {
  var font: Font?
  var isMadeBold = false
  var colorName: String?

  /// The size in points, of a user who has chosen no other.
  public var size: CGFloat { font?.size ?? 17 }

  /// Whether the letters are heavy.
  public var isBold: Bool { isMadeBold || font?.isBold == true }

  /// The name of the colour, such as `red` or `secondary`; nil for the usual one.
  public var color: String? { colorName }

  /// The look inside of another: what is said nearer to the text counts.
  func inside(_ outer: HeadlessLook) -> HeadlessLook {
    HeadlessLook(
      font: font ?? outer.font, isMadeBold: isMadeBold || outer.isMadeBold,
      colorName: colorName ?? outer.colorName)
  }
}

/// Says how texts look.
struct LookModifier: NodeModifier {
  let look: HeadlessLook

  func describe(_ node: ViewNode, into scribe: Scribe, content: () -> Void) {
    scribe.with(look: look, content)
  }
}

extension HeadlessLook {
  /// The look of a filling, as far as it has a name.
  init(_ style: any ShapeStyle) {
    colorName = (style as? Color)?.description ?? (style as? HierarchicalShapeStyle)?.name
  }
}
