public import Portolan

/// The screens of an app by module, for a list that opens each of them.
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
/// The screens are the `samples` of the maps, so the app needs no other list. Modules are sorted by
/// name; the screens of a module have the order of the map's samples.
public struct ScreenCatalogue: Hashable, Sendable {
  /// The screens of one route type.
  public struct Module: Hashable, Sendable {
    /// The name of the route type.
    public let name: String
    /// The `samples` of the module's map, without duplicates.
    ///
    /// Show a sample to open its screen; its `label` is the name of the case.
    public let screens: [AnyRoute]
  }

  /// The modules, sorted by name, one for each map; a module has no screens when its map lists no
  /// `samples`.
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

  /// Returns the screens whose label or module name contains each word of `text`.
  ///
  /// Letter case is ignored. Values of a route are searched only if the route is loggable
  /// (`isLoggable`). Modules without a matching screen are left out. A text without words returns
  /// the whole catalogue.
  public func matching(_ text: String) -> Self {
    let words = text.lowercased().split(whereSeparator: \.isWhitespace)
    guard !words.isEmpty else { return self }
    let found = modules.map { module in
      Module(
        name: module.name,
        screens: module.screens.filter { screen in
          let text = "\(module.name) \(screen.label)".lowercased()
          return words.allSatisfy { text.contains($0) }
        })
    }
    return Self(found.filter { !$0.screens.isEmpty })
  }
}
