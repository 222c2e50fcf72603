public import Foundation

extension View {
  /// Presents a popover while a binding is true; in compact width it is a sheet (S31).
  nonisolated public func popover<Content>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View {
    modified(by: PresentationModifier.whether(.popover, isPresented, nil, content))
  }

  /// Presents a popover while a binding has an item; in compact width it is a sheet (S31).
  nonisolated public func popover<Item, Content>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View {
    modified(by: PresentationModifier.item(.popover, item, nil, content))
  }
}

/// Where a popover's arrow points.
public enum PopoverAttachmentAnchor {
  /// At a rectangle.
  case rect(Anchor<CGRect>.Source)
  /// At a point in the view, in parts of its size.
  case point(UnitPoint)
}

/// A value in the geometry of a view.
public struct Anchor<Value> {
  /// The way to such a value.
  public struct Source {}
}

extension Anchor.Source where Value == CGRect {
  /// The bounds of the view.
  public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source() }
}

/// A point in a view, in parts of its size.
public struct UnitPoint: Hashable, Sendable {
  /// The part from the leading edge on.
  public var x: CGFloat
  /// The part from the upper edge on.
  public var y: CGFloat

  /// Creates a point.
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }

  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
}
