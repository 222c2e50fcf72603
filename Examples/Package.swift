// swift-tools-version: 6.1
import PackageDescription

// Third-party code stays in this nested package: an app that uses Portolan never sees it.
let portolan = Target.Dependency.product(name: "Portolan", package: "portolan")
let host = Target.Dependency.product(name: "PortolanUIKit", package: "portolan")
let swiftUIHost = Target.Dependency.product(name: "PortolanSwiftUI", package: "portolan")
let headless = Target.Dependency.product(
  name: "HeadlessUIKit", package: "portolan", condition: .when(platforms: [.linux, .macOS]))
let links = Target.Dependency.product(name: "PortolanLinks", package: "portolan")
let universalLinks = Target.Dependency.product(
  name: "PortolanUniversalLinks", package: "portolan")
let insight = Target.Dependency.product(name: "PortolanInsight", package: "portolan")
let testKit = Target.Dependency.product(name: "PortolanTesting", package: "portolan")
let headlessSwiftUI = Target.Dependency.product(
  name: "HeadlessSwiftUI", package: "portolan", condition: .when(platforms: [.linux, .macOS]))
let inspector = Target.Dependency.product(name: "PortolanInspector", package: "portolan")
let arguments = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser")

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

let store: [Target] = [
  .target(
    name: "Store", dependencies: [portolan], resources: [.copy("Resources/Catalogue")],
    swiftSettings: settings),
  .target(name: "PictureNames", swiftSettings: settings),
  .target(
    name: "StoreUIKit", dependencies: [portolan, host, "Store", "PictureNames"],
    swiftSettings: settings),
  .executableTarget(
    name: "StoreApp", dependencies: [host, "Store", "StoreUIKit"], swiftSettings: settings),
  .target(
    name: "StoreSwiftUI", dependencies: [portolan, swiftUIHost, "Store"],
    swiftSettings: settings),
  .executableTarget(
    name: "StoreSwiftUIApp", dependencies: [swiftUIHost, "Store", "StoreSwiftUI"],
    swiftSettings: settings),
  .executableTarget(name: "ProbeApp", dependencies: [swiftUIHost], swiftSettings: settings),
  .target(
    name: "PlatformFacts", dependencies: [host, swiftUIHost], swiftSettings: settings),
  .target(
    name: "HeadlessFacts", dependencies: [headless, headlessSwiftUI, "PlatformFacts"],
    swiftSettings: settings),
  .executableTarget(
    name: "FactsApp",
    dependencies: [
      host, swiftUIHost, "PlatformFacts",
      .target(name: "HeadlessFacts", condition: .when(platforms: [.linux, .macOS])),
    ],
    swiftSettings: settings),
  .target(
    name: "WalkKit",
    dependencies: [
      portolan, host, headless, swiftUIHost, headlessSwiftUI, "Store", "StoreUIKit",
      "StoreSwiftUI", "PictureNames",
    ],
    swiftSettings: settings),
  .executableTarget(name: "walk", dependencies: ["WalkKit", arguments], swiftSettings: settings),
  .target(
    name: "DemoKit",
    dependencies: [
      portolan, host, headless, swiftUIHost, headlessSwiftUI, inspector, "Store", "StoreUIKit",
      "StoreSwiftUI",
    ],
    swiftSettings: settings),
  .executableTarget(
    name: "demo", dependencies: [inspector, "WalkKit", "DemoKit", arguments],
    swiftSettings: settings),
  .testTarget(
    name: "DemoTests",
    dependencies: [
      portolan, host, headless, headlessSwiftUI, inspector, "Store", "StoreUIKit", "WalkKit",
      "DemoKit", "demo",
    ],
    swiftSettings: settings),
  .testTarget(
    name: "PlatformFactsTests",
    dependencies: [headless, headlessSwiftUI, "HeadlessFacts", "PlatformFacts"],
    swiftSettings: settings),
  .testTarget(
    name: "StoreTests", dependencies: [portolan, links, universalLinks, testKit, "Store"],
    swiftSettings: settings),
  .testTarget(
    name: "WalkTests",
    dependencies: [
      portolan, testKit, host, headless, headlessSwiftUI, "Store", "StoreUIKit", "WalkKit", "walk",
    ],
    swiftSettings: settings),
]

// What a recipe's run and its tests need.
let shown: [Target.Dependency] = [
  portolan, host, headless, swiftUIHost, headlessSwiftUI,
  "RootFlow", "RootFlowUIKit", "RootFlowSwiftUI", "EnumAssemblies", "EnumAssembliesUIKit",
  "EnumAssembliesSwiftUI", "FiveScreens", "ThreeStacks",
  "Catalog", "Account", "Help", "ThreeModules", "ThreeModulesUIKit", "ThreeModulesSwiftUI",
  "ThreeModulesByHand", "ProductRecipe",
  "ProductUIKit", "ProductSwiftUI", "TabsOrMenu", "TabsOrMenuUIKit", "TabsOrMenuSwiftUI", "Lock",
  "LockUIKit", "LockSwiftUI", "Shelf", "ShelfUIKit",
  "StackToSplit", "StackToSplitUIKit", "StackToSplitSwiftUI",
]

let recipes: [Target] = [
  .target(
    name: "RootFlow", dependencies: [portolan], path: "Recipes/RootFlow/Logic",
    swiftSettings: settings),
  .target(
    name: "RootFlowUIKit", dependencies: [portolan, host, "RootFlow"],
    path: "Recipes/RootFlow/UIKit", swiftSettings: settings),
  .target(
    name: "RootFlowSwiftUI", dependencies: [portolan, swiftUIHost, "RootFlow"],
    path: "Recipes/RootFlow/SwiftUI", swiftSettings: settings),
  .target(
    name: "EnumAssemblies", dependencies: [portolan], path: "Recipes/EnumAssemblies/Logic",
    swiftSettings: settings),
  .target(
    name: "EnumAssembliesUIKit", dependencies: [portolan, host, "EnumAssemblies"],
    path: "Recipes/EnumAssemblies/UIKit", swiftSettings: settings),
  .target(
    name: "EnumAssembliesSwiftUI", dependencies: [portolan, swiftUIHost, "EnumAssemblies"],
    path: "Recipes/EnumAssemblies/SwiftUI", swiftSettings: settings),
  .target(
    name: "FiveScreens", dependencies: [portolan, swiftUIHost], path: "Recipes/FiveScreens",
    swiftSettings: settings),
  .target(
    name: "ThreeStacks", dependencies: [portolan, swiftUIHost], path: "Recipes/ThreeStacks",
    swiftSettings: settings),
  .target(
    name: "Catalog", dependencies: [portolan], path: "Recipes/ThreeModules/Catalog",
    swiftSettings: settings),
  .target(
    name: "Account", dependencies: [portolan], path: "Recipes/ThreeModules/Account",
    swiftSettings: settings),
  .target(
    name: "Help", dependencies: [portolan], path: "Recipes/ThreeModules/Help",
    swiftSettings: settings),
  .target(
    name: "ThreeModulesScreens", dependencies: [headless, "Catalog", "Account", "Help"],
    path: "Recipes/ThreeModules/UIKit/Screens", swiftSettings: settings),
  .target(
    name: "ThreeModules", dependencies: [portolan, "Catalog", "Account", "Help"],
    path: "Recipes/ThreeModules/App", swiftSettings: settings),
  .target(
    name: "ThreeModulesUIKit",
    dependencies: [
      portolan, host, "Catalog", "Account", "Help", "ThreeModules", "ThreeModulesScreens",
    ],
    path: "Recipes/ThreeModules/UIKit/App", swiftSettings: settings),
  .target(
    name: "ThreeModulesSwiftUI",
    dependencies: [portolan, swiftUIHost, "Catalog", "Account", "Help", "ThreeModules"],
    path: "Recipes/ThreeModules/SwiftUI", swiftSettings: settings),
  .target(
    name: "ThreeModulesByHand",
    dependencies: [portolan, "Catalog", "Account", "Help", "ThreeModulesScreens"],
    path: "Recipes/ThreeModules/ByHand", swiftSettings: settings),
  .target(
    name: "ProductRecipe", dependencies: [portolan], path: "Recipes/Product/Logic",
    swiftSettings: settings),
  .target(
    name: "ProductUIKit", dependencies: [portolan, host, "ProductRecipe"],
    path: "Recipes/Product/UIKit", swiftSettings: settings),
  .target(
    name: "ProductSwiftUI", dependencies: [portolan, swiftUIHost, "ProductRecipe"],
    path: "Recipes/Product/SwiftUI", swiftSettings: settings),
  .target(
    name: "TabsOrMenu", dependencies: [portolan], path: "Recipes/TabsOrMenu/Logic",
    swiftSettings: settings),
  .target(
    name: "TabsOrMenuUIKit", dependencies: [portolan, host, "TabsOrMenu"],
    path: "Recipes/TabsOrMenu/UIKit", swiftSettings: settings),
  .target(
    name: "TabsOrMenuSwiftUI", dependencies: [portolan, swiftUIHost, "TabsOrMenu"],
    path: "Recipes/TabsOrMenu/SwiftUI", swiftSettings: settings),
  .target(
    name: "StackToSplit", dependencies: [portolan, links], path: "Recipes/StackToSplit/Logic",
    swiftSettings: settings),
  .target(
    name: "StackToSplitUIKit", dependencies: [portolan, host, "StackToSplit"],
    path: "Recipes/StackToSplit/UIKit", swiftSettings: settings),
  .target(
    name: "StackToSplitSwiftUI", dependencies: [portolan, swiftUIHost, "StackToSplit"],
    path: "Recipes/StackToSplit/SwiftUI", swiftSettings: settings),
  .target(
    name: "Shelf", dependencies: [portolan, links], path: "Recipes/Shelf/Logic",
    swiftSettings: settings),
  .target(
    name: "ShelfUIKit", dependencies: [portolan, host, headless, "Shelf"],
    path: "Recipes/Shelf/UIKit", swiftSettings: settings),
  .target(
    name: "Lock", dependencies: [portolan], path: "Recipes/Lock/Logic", swiftSettings: settings),
  .target(
    name: "LockUIKit", dependencies: [portolan, host, "Lock"], path: "Recipes/Lock/UIKit",
    swiftSettings: settings),
  .target(
    name: "LockSwiftUI", dependencies: [portolan, swiftUIHost, "Lock"],
    path: "Recipes/Lock/SwiftUI", swiftSettings: settings),
  .executableTarget(
    name: "recipe", dependencies: shown + [arguments, insight], swiftSettings: settings),
  .testTarget(
    name: "RecipeTests", dependencies: shown + [testKit], swiftSettings: settings),
]

let package = Package(
  name: "Examples",
  platforms: [.iOS(.v17), .macCatalyst(.v17), .visionOS(.v1), .macOS(.v14)],
  // For the apps in Apps.
  products: ["Store", "StoreUIKit", "StoreSwiftUI", "PlatformFacts"].map {
    .library(name: $0, targets: [$0])
  },
  dependencies: [
    .package(name: "portolan", path: "..", traits: ["Headless", "Inspector"]),
    .package(
      url: "https://github.com/apple/swift-argument-parser.git", "1.5.0"..<"2.0.0"),
  ],
  targets: store + recipes,
  swiftLanguageModes: [.v6]
)
