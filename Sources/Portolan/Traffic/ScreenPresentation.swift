/// How a screen is shown: where it stands, and whether a way out of it must be offered.
///
/// ```swift
/// if context.presentation.needsClose { … }  // first in a sheet: no Back leads out of it
/// ```
///
/// It is read from `ScreenContext.presentation` and stays the same while the screen is covered or
/// its part is kept.
public struct ScreenPresentation: Hashable, Sendable {
  /// What a screen stands in.
  public enum Place: Hashable, Sendable {
    /// It is a part itself: the base content of the scene.
    case part
    /// It is a layer itself, without a container.
    case layer
    /// It is the first in a stack.
    case rootOfStack
    /// It stands on others in a stack.
    case pushed
    /// It is a member of tabs, pages, a split or a container of the app's own.
    case member
  }

  /// What it stands in.
  public let place: Place
  /// The style of its layer; nil in the base content.
  public let style: PresentationStyle?
  /// Whether the container it stands in offers one step back out of it.
  public let leadsBack: Bool
  /// Whether `close()` takes it away.
  public let isClosable: Bool

  /// Whether it must offer a way out itself: it stands in a layer, and nothing leads back.
  public var needsClose: Bool { style != nil && !leadsBack }
}
