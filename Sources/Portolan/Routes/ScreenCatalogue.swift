/// All screens of an app by module, for a list that opens each of them.
///
/// ```swift
/// let catalogue = app.scene.catalogue.matching("account sign")
/// for module in catalogue.modules {
///   for screen in module.screens {
///     row("\(module.name): \(screen.label)") { app.scene.show(screen) }
///   }
/// }
/// ```
///
/// It lists the samples of the maps, so it has one screen of each case and needs no list of its
/// own. Modules are sorted by name; their screens keep the order of the samples.
public struct ScreenCatalogue: Hashable, Sendable {
  /// The screens of one route type.
  public struct Module: Hashable, Sendable {
    /// The route type's name.
    public let name: String
    /// Its samples, each once; a label says which case, the route itself opens it.
    public let screens: [AnyRoute]
  }

  /// The modules; one whose map has no samples is there without screens.
  public let modules: [Module]

  init(_ maps: MapSet) {
    modules = maps.sorted.map { entry in
      var seen: Set<AnyRoute> = []
      return Module(
        name: entry.name, screens: entry.samples().filter { seen.insert($0).inserted })
    }
  }

  private init(_ modules: [Module]) {
    self.modules = modules
  }

  /// The screens in whose label or module's name each word of a text occurs.
  ///
  /// Upper and lower case are the same; what labels keep back, the values of routes, is not
  /// searched. Modules without such a screen are left out. A text without words leaves the
  /// catalogue as it is.
  public func matching(_ text: String) -> Self {
    let words = text.lowercased().split(whereSeparator: \.isWhitespace)
    guard !words.isEmpty else { return self }
    let found = modules.map { module in
      Module(
        name: module.name,
        screens: module.screens.filter { screen in
          let place = "\(module.name) \(screen.label)".lowercased()
          return words.allSatisfy { place.contains($0) }
        })
    }
    return Self(found.filter { !$0.screens.isEmpty })
  }
}
