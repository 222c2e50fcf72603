extension Diagnostic {
  /// The code of a diagnostic, whose meaning never changes.
  ///
  /// `Scripts/pages` writes a documentation page for each code, with the diagnostic's text and the
  /// comment of its case. The `MARK` comments become the headings in the list of pages.
  package enum Code: String, CaseIterable, Sendable {
    // MARK: Maps

    /// A navigator with one map shows its routes; a scene navigator those of all its features:
    ///
    /// ```swift
    /// let shop = Navigator(ShopMap(), guards: keeper)
    /// let feature = NavigationFeature(ShopMap(), guards: keeper)
    /// let app = try SceneNavigator(feature, NavigationFeature(HelpMap()))
    /// ```
    case unknownRoute = "NAV001"

    /// A map may place a route only sometimes:
    ///
    /// ```swift
    /// case .labs: return hasLabs ? .screen(.pushed(onto: .account)) : .nowhere
    /// ```
    case notInThisMap = "NAV129"
    case twoMaps = "NAV002"

    /// Each of these two routes stands on the other. Give one of them another placement:
    ///
    /// ```swift
    /// case .product: return .screen(.pushed(onto: .bag))
    /// case .bag: return .screen(.pushed(onto: .product(id: 1)))   // .screenInStack(.presented(.sheet))
    /// ```
    case cycle = "NAV003"

    /// A member or a layer is a single screen unless the map puts a stack around it:
    ///
    /// ```swift
    /// case .products: return .screenInStack(.member(of: .main))   // .screen is one screen
    /// case .product: return .screen(.pushed(onto: .products))
    /// ```
    case noStack = "NAV004"

    /// The container's list of members and the member's placement must agree:
    ///
    /// ```swift
    /// case .main: return .tabs([.products, .account], .root)
    /// case .products, .account: return .screenInStack(.member(of: .main))
    /// ```
    case notAMember = "NAV005"

    case containerInStack = "NAV006"
    case noSuchPlace = "NAV007"

    /// Each product stands on the next one, without end:
    ///
    /// ```swift
    /// case .product(let id):
    ///   return .screen(.pushed(onto: .product(id: id + 1)))   // .screen(.pushed(onto: .products))
    /// ```
    case tooDeep = "NAV008"

    /// List at least one route of each case, with any values:
    ///
    /// ```swift
    /// var samples: [Shop] { [.main, .products, .product(id: 1), .account] }
    /// ```
    case noSamples = "NAV050"

    case noMembers = "NAV051"
    case duplicateMember = "NAV052"

    /// The container's list of members and the member's placement must agree:
    ///
    /// ```swift
    /// case .main: return .tabs([.products, .account], .root)
    /// case .products, .account: return .screenInStack(.member(of: .main))
    /// ```
    case memberElsewhere = "NAV053"

    case guardedRefuge = "NAV123"
    case closesOnAdopting = "NAV154"
    case guardedCurtain = "NAV125"
    case unequalMembers = "NAV082"
    case stranger = "NAV113"

    /// An alert is one screen, and has no stack around it:
    ///
    /// ```swift
    /// case .delete: return .screen(.presented(.alert))   // .screenInStack has a bar
    /// ```
    case dialogOfScreens = "NAV139"

    case sameName = "NAV114"
    case sharedLink = "NAV115"
    case linkTable = "NAV131"

    // MARK: Changes of the tree

    /// With `over:`, the navigator first shows the screen that the layer is to stand on:
    ///
    /// ```swift
    /// case .help: return .screenInStack(.presented(.sheet, over: .main))
    /// ```
    case nothingToPresentOver = "NAV010"

    case notInStack = "NAV011"
    case nothingToGoBackTo = "NAV012"
    case nothingToDismiss = "NAV013"
    case nothingKept = "NAV014"
    case gone = "NAV015"
    case notDismissable = "NAV080"
    case emptyCourse = "NAV081"
    case otherSideOfCurtain = "NAV124"
    case noPlaceForCurtain = "NAV126"
    case failedStep = "NAV100"

    /// Call later verbs on the navigator:
    ///
    /// ```swift
    /// navigator.transaction { steps in
    ///   steps.show(.products)
    ///   steps.push(.product(id: 7))
    /// }
    /// navigator.show(.bag)
    /// ```
    case transactionIsOver = "NAV101"

    /// Open a link through the navigator, after the transaction:
    ///
    /// ```swift
    /// navigator.transaction { $0.dismissAll() }
    /// navigator.open(url)
    /// ```
    case linkInTransaction = "NAV127"

    case notOpen = "NAV102"
    case notVisible = "NAV128"
    case noVisibleStack = "NAV103"

    // MARK: Links and paths

    case noTable = "NAV018"
    case unreadableLink = "NAV020"
    case longLink = "NAV021"
    case unknownScheme = "NAV022"
    case unknownHost = "NAV023"

    /// A pattern lists every segment of the link's path: words as they are, and values in braces:
    ///
    /// ```swift
    /// LinkTable<Shop>(schemes: ["shop"], hosts: ["shop.example"]) {
    ///   LinkPattern("/bag", .bag)
    ///   LinkPattern("/products/{id}", Shop.product) {
    ///     if case .product(let id) = $0 { id } else { nil }
    ///   }
    /// }
    /// ```
    case unknownPath = "NAV024"

    case ambiguousLink = "NAV132"
    case notLookedUp = "NAV133"
    case linkNotAllowed = "NAV134"
    case linkWithUser = "NAV038"
    case linkWithPort = "NAV039"
    case inboxIsFull = "NAV047"

    // MARK: Guards

    case refused = "NAV030"
    case redirectLoop = "NAV031"
    case guardedGround = "NAV120"
    case standsOnDetour = "NAV153"
    case guardTimedOut = "NAV032"
    case guardFailed = "NAV033"

    /// A guard returns the route to go to, and the navigator goes there:
    ///
    /// ```swift
    /// func verdict(on rule: Shop.Guard) async throws -> Verdict<Shop> {
    ///   session.user == nil ? .detour(to: .signIn) : .allow
    /// }
    /// ```
    case reentrant = "NAV034"

    case stays = "NAV035"
    case exitUnanswered = "NAV141"
    case exitNotShown = "NAV142"
    case exitWorkFailed = "NAV143"
    case revalidatedInGuard = "NAV062"
    case tooManyCommits = "NAV121"

    /// This happens during ``SceneNavigator/revalidate()`` when a guard throws, answers `wait` or
    /// misses its deadline. The screens with this guard stay open, so that an unreachable server
    /// does not empty the app.
    case undecided = "NAV122"

    // MARK: How requests end

    case superseded = "NAV040"
    case cancelled = "NAV041"
    case expired = "NAV042"
    case sceneGone = "NAV043"
    case screenDisagreed = "NAV044"
    case stillMoving = "NAV045"
    case hostOverdue = "NAV088"

    // MARK: Screens

    case wrongQuestion = "NAV060"
    case leak = "NAV061"
    case wrongAnswer = "NAV085"
    case wrongHanding = "NAV086"
    case taskFailed = "NAV087"
    case lostModel = "NAV130"

    // MARK: Hosts

    /// The root controller or root view has no assembly for a route type.
    case noAssembly = "NAV070"
    case wrongContainer = "NAV071"

    /// A map names a transition that the host does not have.
    case noAnimation = "NAV072"

    /// A screen that stands in a stack contains a stack of its own.
    case stackInStack = "NAV073"
    case inUse = "NAV077"
    case delegateTaken = "NAV150"
    case membersExchanged = "NAV151"
    case listedUnderMore = "NAV136"
    case linkToNoRoute = "NAV137"
    case rootInStack = "NAV156"
    case unlabelledTab = "NAV155"
    case noPresentation = "NAV149"
    case pointsAtNothing = "NAV138"

    /// The assembly that builds the screens also gives the words of a dialog:
    ///
    /// ```swift
    /// func dialog(for route: Shop, in context: ScreenContext<Shop>) -> DialogWords? {
    ///   guard case .delete(let question) = route else { return nil }
    ///   return DialogWords("Delete \(question.item)?", cancel: "Keep")
    /// }
    /// ```
    case noWords = "NAV140"

    /// Each window needs a navigator of its own:
    ///
    /// ```swift
    /// struct ShopWindow: View {
    ///   @State private var navigator = Navigator(ShopMap(), guards: ShopGuards(session: Session()))
    ///   var body: some View { SceneRootView(navigator.scene, ShopViews(shop: ShopServices())) }
    /// }
    /// ```
    case twoRoots = "NAV078"

    // MARK: Stored data

    /// Data can be damaged when the app ends while writing it. Write it atomically, and go on
    /// without it:
    ///
    /// ```swift
    /// let saved: SavedScene?
    /// do { saved = try SavedScene(reading: data) } catch { saved = nil }
    /// ```
    case corruptData = "NAV019"
    case unencodable = "NAV046"

    /// A route names a screen. Let the screen load an image or a long text, and put only its
    /// identifier into the route.
    case longData = "NAV105"

    /// Each kind of data has its own format name: a saved scene cannot be read as a path.
    case foreignData = "NAV106"

    /// This happens when an older build of the app reads the data of a newer one.
    case newerData = "NAV107"
    case nothingRestored = "NAV108"
    case incompleteScene = "NAV109"

    /// With a fixed name, data that was saved before a type was renamed can still be read:
    ///
    /// ```swift
    /// enum Store: NavigationRoute {   // was called Shop
    ///   case main, products
    ///   static var savedName: String { "App.Shop" }
    /// }
    /// ```
    case waitingRequestLeftOut = "NAV110"

    // MARK: Logs

    /// A log holds only the route's case name, so a replay shows a sample of that case. Different
    /// routes of one case get different samples in their order, so list a sample for each:
    ///
    /// ```swift
    /// var samples: [Shop] { [.main, .products, .product(id: 1), .product(id: 2)] }
    /// ```
    case noStandIn = "NAV094"
  }
}
