public import Portolan

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
/// It lists the samples of the maps, so the app need not maintain a list of its screens. Modules
/// are sorted by name; their screens keep the order of the samples.
public struct ScreenCatalogue: Hashable, Sendable {
  /// The screens of one route type.
  public struct Module: Hashable, Sendable {
    /// The route type's name.
    public let name: String
    /// The samples of its map, each once: show one to open its screen; its `label` names the case.
    public let screens: [AnyRoute]
  }

  /// The modules; the one of a map without samples has no screens.
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

  /// The screens whose label and module name contain every word of `text`.
  ///
  /// Case is ignored. The values of routes that are not loggable are not searched. Modules without
  /// a matching screen are left out. A text without words returns the whole catalogue.
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
