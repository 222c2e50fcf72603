public import Portolan

/// The one view at the root of a scene; it shows the tree of the scene's navigator.
///
/// ```swift
/// struct ShopWindow: View {
///   @State private var navigator = Navigator(ShopMap(), guards: ShopGuards(session: Session()))
///   var body: some View {
///     SceneRootView(navigator.scene, ShopViews(shop: ShopServices()))
///       .onAppear { navigator.show(.main) }
///   }
/// }
///
/// @main struct ShopApp: App {
///   var body: some Scene { WindowGroup { ShopWindow() } }
/// }
/// ```
///
/// It is the navigator's host: parts are switched inside it with the transition of the map, layers
/// are presented from it, and links that SwiftUI delivers go to `navigator.open(_:)`.
/// A curtain comes in its own window, whose views get nothing else of the app's environment.
/// The views in it find `navigator` and `screenContext` in their environment. In its stacks
/// `NavigationLink(value: route)` pushes a route of any feature onto the screen with the link,
/// wherever the map would show it; a value of another type is reported and pushes nothing.
///
/// Each window has its own navigator: a second view of one navigator replaces the first; that stays
/// empty until the second goes, and a diagnostic reports it. When the view goes, the navigator
/// continues without a screen, and a new view shows its newest tree. Call the navigator's `close()`
/// when the window does not come back. When memory is short, the kept parts are released.
public struct SceneRootView: View {
  private let scene: SceneNavigator
  private let assemblies: [AnyAssembly]
  private var looks = RootLooks()
  /// The host of a curtain, which exists before its view.
  private var curtain: SceneHost?
  @State private var holder = HostHolder()
  @Namespace private var zoomSpace
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.horizontalSizeClass) private var size

  /// Makes the root of a scene.
  ///
  /// - Parameters:
  ///   - scene: The navigator; the view becomes its host.
  ///   - assemblies: One for each route type.
  public init(_ scene: SceneNavigator, _ assemblies: any ViewAssembly...) {
    self.scene = scene
    self.assemblies = assemblies.map { AnyAssembly($0) }
    scene.awaitHost()
  }

  /// The root of a curtain.
  init(_ host: SceneHost) {
    scene = host.scene
    assemblies = host.assemblies
    looks = host.looks
    curtain = host
  }

  /// Makes the root of a scene with a single route type.
  ///
  /// ```swift
  /// SceneRootView(five) { route, context in
  ///   switch route {
  ///   case .root: RootView()
  ///   case .first: FirstView()
  ///   }
  /// }
  /// ```
  public init<R: NavigationRoute, Content: View>(
    _ navigator: Navigator<R>, @ViewBuilder screen: @escaping (R, ScreenContext<R>) -> Content
  ) {
    self.init(navigator, screen: screen) { _ in EmptyView() }
  }

  /// Makes the root of a scene with a single route type, with the tab bar's label of each member.
  public init<R: NavigationRoute, Content: View, TabLabel: View>(
    _ navigator: Navigator<R>, @ViewBuilder screen: @escaping (R, ScreenContext<R>) -> Content,
    @ViewBuilder tabLabel: @escaping (R) -> TabLabel
  ) {
    scene = navigator.scene
    assemblies = [AnyAssembly(screen: screen, tabLabel: tabLabel)]
    scene.awaitHost()
  }

  /// The app's own transition between parts, for `ScreenTransition.named`; pushed screens and layers
  /// come as SwiftUI moves them.
  ///
  /// It describes how the new part comes in; the old one stays beneath until the end. With Reduce
  /// Motion a dissolve replaces it.
  public func partTransition(named name: TransitionName, _ transition: AnyTransition)
    -> SceneRootView
  {
    var view = self
    view.looks.transitions[name] = transition
    return view
  }

  /// The app's own presentation of layers, for `PresentationStyle.custom(_:)`.
  ///
  /// ```swift
  /// SceneRootView(navigator.scene, ShopViews(shop: ShopServices()))
  ///   .customPresentation(named: .drawer) { screen, dismiss in
  ///     HStack(spacing: 0) {
  ///       screen.frame(width: 280)
  ///       Color.black.opacity(0.2).onTapGesture(perform: dismiss)
  ///     }
  ///     .accessibilityAddTraits(.isModal)
  ///     .transition(.move(edge: .leading))
  ///   }
  /// ```
  ///
  /// It lies over the layer beneath for as long as the layer is in the tree, and comes and goes with its
  /// transition; without motion where the app or the person asks for none. `dismiss` asks to close it
  /// with what stands on it, as a drag of a sheet does, so that a screen may be asked before; once it has
  /// gone, that does nothing. VoiceOver is told of both changes.
  public func customPresentation<Content: View>(
    named name: PresentationName,
    @ViewBuilder _ content:
      @escaping (
        _ screen: AnyView, _ dismiss: @escaping @MainActor () -> Void
      ) -> Content
  ) -> SceneRootView {
    var view = self
    view.looks.presentations[name] = { AnyView(content($0, $1)) }
    return view
  }

  /// Decides what becomes of a modal of other code when a request meets it; see `ModalDecision`.
  ///
  /// ```swift
  /// SceneRootView(navigator.scene, ShopViews(shop: ShopServices()))
  ///   .decidingOnModals { $0 is ScannerViewController ? .keep : .automatic }
  /// ```
  ///
  /// It is called whenever the screen is read while such a modal is open, with its controller: one that
  /// UIKit presents, or SwiftUI for an app's own `.sheet` or `.alert`.
  public func decidingOnModals(
    _ decide: @escaping @MainActor (_ modal: UIViewController) -> ModalDecision
  ) -> SceneRootView {
    var view = self
    view.looks.decideOnModal = decide
    return view
  }

  /// The parts, the layers over them, and the door for links.
  public var body: some View {
    let host = curtain ?? holder.host(for: scene, assemblies, looks, size)
    PartsView(parts: host.parts, nodes: host.nodes)
      .background { WindowProbe(host: host) }
      .modifier(LayerPresenter(layer: host.base, nodes: host.nodes))
      .environment(\.navigator, scene.ground)
      .environment(\.zoomSpace, zoomSpace)
      .onOpenURL { if !scene.isCurtain { scene.open($0, options: .from(.system)) } }
      .onChange(of: reducesMotion, initial: true) { host.reducesMotion = reducesMotion }
      .onChange(of: size) { host.sizeIs(size) }
  }
}

/// Keeps a scene's host as long as its root view lives; the scene may live longer.
@MainActor private final class HostHolder {
  private var host: SceneHost?

  deinit {
    guard let host else { return }
    Task { @MainActor in host.detach() }
  }

  /// The host, which shows the current tree from its first frame on.
  func host(
    for scene: SceneNavigator, _ assemblies: [AnyAssembly],
    _ looks: RootLooks, _ size: UserInterfaceSizeClass?
  ) -> SceneHost {
    if let host, host.scene === scene { return host }
    let host = SceneHost(scene, assemblies, looks)
    host.sizeIs(size)
    self.host = host
    host.attach()
    return host
  }
}
