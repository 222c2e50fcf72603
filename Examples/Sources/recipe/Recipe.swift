/// One recipe: its name, what it shows, and how it runs.
struct Recipe: Sendable {
  let name: String
  let summary: String
  let run: @MainActor @Sendable () async throws -> Void

  static let all = [
    Recipe(
      name: "RootFlow", summary: "Splash, sign-in and main under one root; lock, links, sheets",
      run: RootFlowRecipe.run),
    Recipe(
      name: "EnumAssemblies", summary: "An enum of screens, one assembly each, one coordinator",
      run: EnumAssembliesRecipe.run),
    Recipe(
      name: "EnumAssembliesViews", summary: "EnumAssemblies again, in SwiftUI",
      run: EnumAssembliesViewsRecipe.run),
    Recipe(
      name: "FiveScreens", summary: "Five views in one stack, set as a path in three ways",
      run: FiveScreensRecipe.run),
    Recipe(
      name: "ThreeStacks", summary: "A stack in each of two tabs and one in a sheet",
      run: ThreeStacksRecipe.run),
    Recipe(
      name: "TabsOrMenu", summary: "A tab bar for half of the users, a menu for the others",
      run: TabsOrMenuRecipe.run),
    Recipe(
      name: "TabsOrMenuViews", summary: "TabsOrMenu again, in SwiftUI",
      run: TabsOrMenuViewsRecipe.run),
    Recipe(
      name: "RootFlowViews", summary: "RootFlow again, in SwiftUI", run: RootFlowViewsRecipe.run),
    Recipe(
      name: "ThreeModules",
      summary: "Three modules that know only the core; with a stub; the same by hand",
      run: ThreeModulesRecipe.run),
    Recipe(
      name: "ThreeModulesViews", summary: "ThreeModules again, in SwiftUI, with a stub",
      run: ThreeModulesViewsRecipe.run),
    Recipe(
      name: "Product", summary: "A product in a sheet with a Close button, for who is signed in",
      run: ProductRecipe.run),
    Recipe(
      name: "ProductViews", summary: "Product again, in SwiftUI", run: ProductViewsRecipe.run),
    Recipe(
      name: "Lock", summary: "A bank with a lock above all; a link and a 401 beneath it",
      run: LockRecipe.run),
    Recipe(
      name: "StackToSplit", summary: "One map: a stack on a phone, columns on a tablet",
      run: StackToSplitRecipe.run),
    Recipe(
      name: "Shelf", summary: "A list with a search, and a screen of a storyboard",
      run: ShelfRecipe.run),
    Recipe(name: "LockViews", summary: "Lock again, in SwiftUI", run: LockViewsRecipe.run),
  ]

  /// One line for each recipe.
  static var list: String {
    let width = all.map(\.name.count).max() ?? 0
    return all.map { recipe in
      let gap = String(repeating: " ", count: width - recipe.name.count + 2)
      return recipe.name + gap + recipe.summary
    }.joined(separator: "\n")
  }
}
