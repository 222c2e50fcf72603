/// How a screen is shown, and whether it must offer a way out; the value of
/// `ScreenContext.presentation`.
///
/// ```swift
/// if context.presentation.needsClose { … }  // first in a sheet: no Back leads out of it
/// ```
///
/// The value stays the same while other screens cover the screen, or while it is in a kept part (in
/// memory while another part is shown).
public struct ScreenPresentation: Hashable, Sendable {
  /// The place of a screen.
  package enum Place: Hashable, Sendable {
    /// The screen is a part itself: the base content of the scene.
    case part
    /// The screen is a layer itself, such as a sheet, without a container.
    case layer
    /// The screen is the first in a stack.
    case rootOfStack
    /// The screen stands above others in a stack.
    case pushed
    /// The screen is a member of tabs, pages, a split or a container of the app's own.
    case member
  }

  /// The place of the screen.
  package let place: Place
  /// The style of the layer, such as a sheet, in which the screen is; nil in the base content.
  public let style: PresentationStyle?
  /// Whether a container around the screen offers a step back that leaves the screen, such as Back.
  public let leadsBack: Bool
  /// Whether `ScreenContext.close()` can close the screen.
  public let isClosable: Bool

  /// Whether the screen must offer a way out itself: it is in a layer over the base content, and no
  /// container leads back.
  public var needsClose: Bool { style != nil && !leadsBack }
}
