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
/// It holds the dependencies of its screens, so that those of any screen are read in one place.
@MainActor public protocol ViewAssembly<RouteType> {
  /// The routes whose screens it builds.
  associatedtype RouteType: NavigationRoute
  /// The type of the screens' views.
  associatedtype Content: View
  /// The type of the tabs' labels.
  associatedtype TabLabel: View
  /// The type of the stacks with the app's modifiers.
  associatedtype StackContent: View = AnyView
  /// The type of the tabs with the app's modifiers.
  associatedtype TabsContent: View = AnyView
  /// The type of the splits with the app's modifiers.
  associatedtype SplitContent: View = AnyView
  /// The type of what stands in empty columns.
  associatedtype EmptyColumnContent: View = EmptyView
  /// The type of the app's own containers.
  associatedtype ContainerContent: View = AnyView

  /// The view of a route.
  ///
  /// Called again whenever SwiftUI makes the view anew, also when the route's value was updated in
  /// place: make objects that live as long as the screen with `context.model`. It is not called for
  /// containers; the host makes stacks, tabs and splits. A covered screen may not be built before it is
  /// shown; a restored screen is built at once, so that it, or its model, can set a question to ask
  /// before it leaves. It appears when it is shown.
  @ViewBuilder func screen(for route: RouteType, in context: ScreenContext<RouteType>) -> Content

  /// The words of a route that the map presents as an alert or a confirmation dialog; by default nil.
  ///
  /// The host builds the dialog; `screen(for:in:)` is not called for it, unless there are no words: then
  /// the screen comes as a sheet, and NAV140 is reported.
  func dialog(for route: RouteType, in context: ScreenContext<RouteType>) -> DialogWords?

  /// The tab bar's label of a member, entered or not; by default an empty one.
  @ViewBuilder func tabLabel(for member: RouteType) -> TabLabel

  /// The badge, the section and the role of a member of tabs, entered or not; by default none.
  ///
  /// Read again when an observable value changes that was read here. Where a section or the search is
  /// among the members of new tabs, on iOS 18 and later, the host makes a `Tab` for each. Give the tabs
  /// the style `.sidebarAdaptable` in `tabs(_:for:)` for a sidebar.
  func tabListing(for member: RouteType) -> TabListing

  /// A stack with the app's modifiers: a tint, a search field, values of the environment.
  ///
  /// ```swift
  /// func stack(_ stack: AnyView, for root: Shop) -> some View {
  ///   stack.tint(root == .account ? .orange : .blue)
  /// }
  /// ```
  ///
  /// By default the stack comes back as it is. Where it does not come back, its screens are not
  /// shown, and each request for them waits until the host's deadline. Called again when observable
  /// values change that were read here; the stack keeps its screens and their state.
  ///
  /// - Parameters:
  ///   - stack: The host's `NavigationStack`.
  ///   - root: The route of `.stack(root:)`, or that of the stack's first screen when the host made
  ///     the stack.
  /// - Returns: The stack, once.
  @ViewBuilder func stack(_ stack: AnyView, for root: RouteType) -> StackContent

  /// The host's `TabView` with the app's modifiers, as `stack(_:for:)` for a stack; by default it
  /// comes back as it is.
  @ViewBuilder func tabs(_ tabs: AnyView, for route: RouteType) -> TabsContent

  /// The host's `NavigationSplitView` with the app's modifiers, such as a style or the widths of
  /// columns, as `stack(_:for:)` for a stack; by default it comes back as it is.
  @ViewBuilder func split(_ split: AnyView, for route: RouteType) -> SplitContent

  /// What stands in a column of a split that is empty, such as a hint to choose something; by default
  /// nothing.
  ///
  /// It is no screen: the tree does not have it, and a phone does not show it.
  @ViewBuilder func emptyColumn(for member: RouteType) -> EmptyColumnContent

  /// A container of the app's own, for a route that the map places as `.custom`.
  ///
  /// ```swift
  /// func container(
  ///   _ adapter: any ContainerAdapter, of members: [ContainerMember], for route: Shop,
  ///   in context: ScreenContext<Shop>
  /// ) -> some View {
  ///   VStack {
  ///     Menu("Sections") {
  ///       ForEach(members) { member in Button { context.choose(member.place) } label: { member.label } }
  ///     }
  ///     ZStack { ForEach(members) { $0 } }
  ///   }
  /// }
  /// ```
  ///
  /// Each member that is shown stands there once; a request for one that does not waits until the
  /// host's deadline. A member that is not shown hides itself. A person's choice goes to
  /// `ScreenContext.choose(_:)`, which asks the guards; the member comes when they allow it. A member
  /// that is left out loses the `@State` of its views, but neither its models nor the paths of its
  /// stacks. Called again when the selection or the members change.
  ///
  /// - Parameters:
  ///   - adapter: The map's adapter, where one map shows several containers.
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
  /// No words: the route is no dialog.
  public func dialog(for _: RouteType, in _: ScreenContext<RouteType>) -> DialogWords? { nil }

  /// No label.
  public func tabLabel(for member: RouteType) -> EmptyView { EmptyView() }

  /// A plain tab.
  public func tabListing(for member: RouteType) -> TabListing { TabListing() }

  /// The stack as it is.
  public func stack(_ stack: AnyView, for root: RouteType) -> AnyView { stack }

  /// The tabs as they are.
  public func tabs(_ tabs: AnyView, for route: RouteType) -> AnyView { tabs }

  /// The split as it is.
  public func split(_ split: AnyView, for route: RouteType) -> AnyView { split }

  /// Nothing.
  public func emptyColumn(for member: RouteType) -> EmptyView { EmptyView() }

  /// The members that are shown; the others keep their state.
  public func container(
    _ adapter: any ContainerAdapter, of members: [ContainerMember], for route: RouteType,
    in context: ScreenContext<RouteType>
  ) -> AnyView { AnyView(MembersView(members: members)) }
}
