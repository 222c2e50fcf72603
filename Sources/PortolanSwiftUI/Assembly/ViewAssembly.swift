public import Portolan

/// Builds the screens of one route type, in one exhaustive `switch`.
///
/// ```swift
/// struct ShopViews: ViewAssembly {
///   let shop: ShopServices
///   func screen(for route: Shop, in context: ScreenContext<Shop>) -> some View {
///     switch route {
///     case .products: ProductsView(model: context.model { ProductsModel(shop) })
///     case .product(let id): ProductView(model: context.model { ProductModel(id: id, shop) })
///     …
///     }
///   }
/// }
/// ```
///
/// The assembly holds what its screens depend on, such as `shop` here.
@MainActor public protocol ViewAssembly<RouteType> {
  /// The routes whose screens the assembly builds.
  associatedtype RouteType: NavigationRoute
  /// The type that `screen(for:in:)` returns; the compiler infers it.
  associatedtype Content: View
  /// The type that `tabLabel(for:)` returns; the compiler infers it.
  associatedtype TabLabel: View
  /// The type that `stack(_:for:)` returns; the compiler infers it.
  associatedtype StackContent: View = AnyView
  /// The type that `tabs(_:for:)` returns; the compiler infers it.
  associatedtype TabsContent: View = AnyView
  /// The type that `split(_:for:)` returns; the compiler infers it.
  associatedtype SplitContent: View = AnyView
  /// The type that `emptyColumn(for:)` returns; the compiler infers it.
  associatedtype EmptyColumnContent: View = EmptyView
  /// The type that `container(_:of:for:in:)` returns; the compiler infers it.
  associatedtype ContainerContent: View = AnyView

  /// Returns the view of a screen.
  ///
  /// SwiftUI calls this each time it builds the view, also after a request has updated the value of
  /// the screen's route. So make objects that live as long as the screen with `context.model`. This
  /// is not called for containers: the host makes stacks, tabs, pages and splits.
  ///
  /// SwiftUI may build a covered screen only when the screen is shown. For a restored screen the
  /// host calls this at once, before the screen is shown, so that the view or its model can set an
  /// exit guard (`askBeforeLeaving`).
  @ViewBuilder func screen(for route: RouteType, in context: ScreenContext<RouteType>) -> Content

  /// Returns the title and buttons of a route that the map presents as an alert or a confirmation
  /// dialog; by default nil.
  ///
  /// The host builds the dialog from the result and does not call `screen(for:in:)`. If the result
  /// is nil, the host shows the view of `screen(for:in:)` as a sheet, and reports NAV140.
  func dialog(for route: RouteType, in context: ScreenContext<RouteType>) -> DialogWords?

  /// The label of a member in a tab bar, visited or not; by default an empty view (NAV155).
  @ViewBuilder func tabLabel(for member: RouteType) -> TabLabel

  /// The badge, the section and the role of a member of tabs, visited or not; by default none.
  ///
  /// The host calls this again after a change of an observable value that this method has read. On
  /// iOS 18 and later, the host builds the tabs as `Tab` values if any member then has a section or
  /// is the search tab. For a sidebar give the tabs the style `.sidebarAdaptable` in
  /// `tabs(_:for:)`.
  func tabListing(for member: RouteType) -> TabListing

  /// Adds the app's modifiers to a stack: a tint, a search field, values of the environment.
  ///
  /// ```swift
  /// func stack(_ stack: AnyView, for root: Shop) -> some View {
  ///   stack.tint(root == .account ? .orange : .blue)
  /// }
  /// ```
  ///
  /// By default returns the stack unchanged. If the result does not contain the stack, the stack's
  /// screens do not appear, and each request for them waits until the navigator's `hostDeadline`
  /// has passed. Called again after a change of an observable value that this method has read; the
  /// stack keeps its screens and their state.
  ///
  /// - Parameters:
  ///   - stack: The host's `NavigationStack`.
  ///   - root: The route of `.stack(root:)`, or the route of the stack's first screen when the
  ///     stack comes from `.screenInStack`.
  /// - Returns: A view that contains `stack` once.
  @ViewBuilder func stack(_ stack: AnyView, for root: RouteType) -> StackContent

  /// Adds the app's modifiers to the host's `TabView`, as `stack(_:for:)` does for a stack; by
  /// default returns it unchanged.
  @ViewBuilder func tabs(_ tabs: AnyView, for route: RouteType) -> TabsContent

  /// Adds the app's modifiers to the host's `NavigationSplitView`, such as a style or the widths of
  /// columns, as `stack(_:for:)` does for a stack; by default returns it unchanged.
  @ViewBuilder func split(_ split: AnyView, for route: RouteType) -> SplitContent

  /// The view that fills an empty column of a split, such as a hint to choose something; by default
  /// the column stays blank.
  ///
  /// This view is no screen of the tree, and a phone does not show it.
  @ViewBuilder func emptyColumn(for member: RouteType) -> EmptyColumnContent

  /// Builds a container of the app's own, for a route whose destination is `.custom`.
  ///
  /// ```swift
  /// func container(
  ///   _ adapter: any ContainerAdapter, of members: [ContainerMember], for route: Shop,
  ///   in context: ScreenContext<Shop>
  /// ) -> some View {
  ///   VStack {
  ///     Menu("Sections") {
  ///       ForEach(members) { member in Button { context.choose(member.position) } label: { member.label } }
  ///     }
  ///     ZStack { ForEach(members) { $0 } }
  ///   }
  /// }
  /// ```
  ///
  /// The result must contain each member with `isShown` once: a request for a missing member waits
  /// until the navigator's `hostDeadline` has passed. The result may contain the other members too,
  /// since they hide themselves. A member that you leave out loses the `@State` of its views, but
  /// keeps its models and the paths of its stacks.
  ///
  /// When the user taps a member, call `ScreenContext.choose(_:)`: it asks the guards, and selects
  /// the member if they allow that. Called again when the selection or the members change. By
  /// default the result contains all members, one over the other, without a bar.
  ///
  /// - Parameters:
  ///   - adapter: The adapter in the map's destination, to tell several containers apart.
  ///   - members: The members in the order of the map.
  ///   - route: The route of the container.
  ///   - context: The context of the container.
  /// - Returns: The container, with the members that are shown.
  @ViewBuilder func container(
    _ adapter: any ContainerAdapter, of members: [ContainerMember], for route: RouteType,
    in context: ScreenContext<RouteType>
  ) -> ContainerContent
}

extension ViewAssembly {
  /// The default: nil, for an assembly whose routes are no dialogs.
  public func dialog(for _: RouteType, in _: ScreenContext<RouteType>) -> DialogWords? { nil }

  /// The default: an empty label.
  public func tabLabel(for member: RouteType) -> EmptyView { EmptyView() }

  /// The default: no badge, no section, and not the search tab.
  public func tabListing(for member: RouteType) -> TabListing { TabListing() }

  /// The default: the unchanged stack.
  public func stack(_ stack: AnyView, for root: RouteType) -> AnyView { stack }

  /// The default: the unchanged tabs.
  public func tabs(_ tabs: AnyView, for route: RouteType) -> AnyView { tabs }

  /// The default: the unchanged split.
  public func split(_ split: AnyView, for route: RouteType) -> AnyView { split }

  /// The default: an empty column stays blank.
  public func emptyColumn(for member: RouteType) -> EmptyView { EmptyView() }

  /// The default: all members, one over the other; those that are not shown keep their state.
  public func container(
    _ adapter: any ContainerAdapter, of members: [ContainerMember], for route: RouteType,
    in context: ScreenContext<RouteType>
  ) -> AnyView { AnyView(MembersView(members: members)) }
}
