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

/// Two scenes.
struct ScenePair<First: Scene, Second: Scene> {
  let first: First
  let second: Second
}

extension ScenePair: Scene, WindowBearing {
  var body: Never { preconditionFailure("Two scenes have no body.") }

  var templates: [WindowTemplate] { first.windowTemplates + second.windowTemplates }
}

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

  /// Builds two scenes.
  public static func buildBlock<C0, C1>(_ c0: C0, _ c1: C1) -> some Scene
  where C0: Scene, C1: Scene {
    ScenePair(first: c0, second: c1)
  }

  /// Builds three scenes.
  public static func buildBlock<C0, C1, C2>(_ c0: C0, _ c1: C1, _ c2: C2) -> some Scene
  where C0: Scene, C1: Scene, C2: Scene {
    ScenePair(first: c0, second: ScenePair(first: c1, second: c2))
  }
}
