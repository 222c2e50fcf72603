public import Portolan

/// The view at the root of a window; it shows the screens of one navigator.
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
/// This view switches parts inside itself, with the map's transition, presents layers, and passes
/// links from SwiftUI to `navigator.open(_:)`. All screens find `navigator` and `screenContext` in
/// their environment. A curtain appears in its own window, whose views get no other environment
/// values of the app.
///
/// In a stack `NavigationLink(value: route)` pushes the route, of any feature, onto the link's
/// screen, whatever placement the map gives the route. A `NavigationLink` whose value is no route
/// pushes nothing, and a diagnostic reports that.
///
/// Give each window its own navigator. If two views show one navigator, the first stays empty until
/// the second disappears, and a diagnostic reports it. While no view shows the navigator, requests
/// change only the tree; a new view shows the current tree. Call the scene's `close()` when its
/// window is closed for good. On a memory warning the view releases the kept parts.
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
  ///   - scene: The scene whose screens the view shows.
  ///   - assemblies: One assembly for each route type of the scene.
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

  /// Makes the root of a scene with a single route type; `screen` returns the view of a route.
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

  /// Makes the root of a scene with a single route type; `tabLabel` returns the label of each tab.
  public init<R: NavigationRoute, Content: View, TabLabel: View>(
    _ navigator: Navigator<R>, @ViewBuilder screen: @escaping (R, ScreenContext<R>) -> Content,
    @ViewBuilder tabLabel: @escaping (R) -> TabLabel
  ) {
    scene = navigator.scene
    assemblies = [AnyAssembly(screen: screen, tabLabel: tabLabel)]
    scene.awaitHost()
  }

  /// Adds a transition of the app's own between parts, for `ScreenTransition.named` in the map.
  ///
  /// The transition animates only the new part; the old part stays beneath until the end. Pushed
  /// screens and layers keep SwiftUI's own animation. With Reduce Motion parts dissolve.
  public func partTransition(named name: TransitionName, _ transition: AnyTransition)
    -> SceneRootView
  {
    var view = self
    view.looks.transitions[name] = transition
    return view
  }

  /// Adds a presentation of the app's own for layers, for `PresentationStyle.custom(_:)` in the
  /// map.
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
  /// The view that `content` returns lies over the layer beneath while `screen` is in the tree. The
  /// view appears and disappears with its `transition`, but without animation if the map says
  /// `transition: .cut`, and with Reduce Motion. The library tells VoiceOver of both changes.
  ///
  /// `dismiss` requests to close the screen and the layers over it, as a drag of a sheet does: exit
  /// guards are asked first. Once the screen has closed, `dismiss` does nothing.
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

  /// Decides what a request does to a modal of other code, such as a library's alert.
  ///
  /// ```swift
  /// SceneRootView(navigator.scene, ShopViews(shop: ShopServices()))
  ///   .decidingOnModals { $0 is ScannerViewController ? .keep : .automatic }
  /// ```
  ///
  /// While a modal of other code is open, the host calls `decide` with the modal's controller each
  /// time it reads the screen, so decide quickly and change nothing. Such a modal is one that UIKit
  /// presents, or that SwiftUI presents for an app's own `.sheet` or `.alert`. By default the
  /// decision is `.automatic`. See `ModalDecision`.
  public func decidingOnModals(
    _ decide: @escaping @MainActor (_ modal: UIViewController) -> ModalDecision
  ) -> SceneRootView {
    var view = self
    view.looks.decideOnModal = decide
    return view
  }

  /// Sets whether the root opens the links that SwiftUI delivers to the app; by default it does.
  ///
  /// SwiftUI delivers each link to every view with `onOpenURL`. Where the root is only a part of
  /// the window, such as a tab, links of the app's own would fail with `NAV024`. Let the app's
  /// `onOpenURL` open the navigator's links instead:
  ///
  /// ```swift
  /// TabView {
  ///   SceneRootView(navigator.scene, ShopViews(shop: ShopServices())).opensLinks(false)
  ///   Text("Settings")
  /// }
  /// .onOpenURL { url in
  ///   if url.host() == "shop.example" { navigator.open(url) }
  /// }
  /// ```
  public func opensLinks(_ opens: Bool) -> SceneRootView {
    var view = self
    view.looks.opensLinks = opens
    return view
  }

  /// The screens of the navigator.
  public var body: some View {
    let host = curtain ?? holder.host(for: scene, assemblies, looks, size)
    PartsView(parts: host.parts, nodes: host.nodes)
      .background { WindowProbe(host: host) }
      .modifier(LayerPresenter(layer: host.base, nodes: host.nodes))
      .environment(\.navigator, scene.ground)
      .environment(\.zoomSpace, zoomSpace)
      .onOpenURL { url in
        if looks.opensLinks, !scene.isCurtain { scene.open(url, options: .from(.system)) }
      }
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
