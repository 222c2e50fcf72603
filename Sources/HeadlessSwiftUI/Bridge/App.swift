/// An app.
@available(iOS 14.0, *)
@MainActor @preconcurrency public protocol App {
  /// The type of the app's scenes.
  associatedtype Body: Scene
  /// The app's scenes.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Creates the app.
  @MainActor @preconcurrency init()
}

@available(iOS 14.0, *)
extension App {
  /// Starts the app; without a screen that is to create it and to evaluate its scenes once.
  public static func main() {
    let app = Self()
    _ = app.body
  }
}

/// A part of an app's interface with its own life cycle.
@available(iOS 14.0, *)
@MainActor @preconcurrency public protocol Scene {
  /// The type of what the scene is made of.
  associatedtype Body: Scene
  /// The contents of the scene.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

@available(iOS 14.0, *)
extension Never: Scene {}

/// Builds scenes from what stands in a closure.
@available(iOS 14.0, *)
@resultBuilder public struct SceneBuilder {
  /// Takes a scene as it stands.
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Content: Scene { content }

  /// Builds a single scene.
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: Scene {
    content
  }
}

/// A scene of windows that show the same view.
@available(iOS 14.0, *)
public struct WindowGroup<Content> where Content: View {
  let content: Content

  /// Creates a scene of windows.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension WindowGroup: Scene {
  /// Windows are made by the system.
  public typealias Body = Never
  /// Not available: the scene has no body.
  public var body: Never { preconditionFailure("A window group has no body.") }
}
