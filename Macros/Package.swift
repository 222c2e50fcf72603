// swift-tools-version: 6.1
import CompilerPluginSupport
import PackageDescription

// swift-syntax stays in this package: an app that does not use the macro never resolves it.
func syntax(_ product: String) -> Target.Dependency {
  .product(name: product, package: "swift-syntax")
}

let links = Target.Dependency.product(name: "PortolanLinks", package: "portolan")

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
  name: "Macros",
  platforms: [
    .iOS(.v17), .macCatalyst(.v17), .visionOS(.v1), .tvOS(.v17), .macOS(.v14), .watchOS(.v10),
  ],
  products: [.library(name: "PortolanMacros", targets: ["PortolanMacros"])],
  dependencies: [
    // Scripts/macros publishes the package with a URL here.
    .package(name: "portolan", path: ".."),
    .package(url: "https://github.com/swiftlang/swift-syntax", "600.0.0"..<"700.0.0"),
  ],
  targets: [
    .macro(
      name: "PortolanMacrosPlugin",
      dependencies: [
        syntax("SwiftSyntax"), syntax("SwiftSyntaxMacros"), syntax("SwiftCompilerPlugin"),
        syntax("SwiftDiagnostics"), syntax("SwiftSyntaxBuilder"),
      ],
      swiftSettings: settings),
    .target(
      name: "PortolanMacros", dependencies: ["PortolanMacrosPlugin", links],
      swiftSettings: settings),
    .executableTarget(
      name: "MacroBenchmarks", dependencies: ["PortolanMacros", links], swiftSettings: settings),
    .testTarget(
      name: "PortolanMacrosTests",
      dependencies: [
        "PortolanMacros", "PortolanMacrosPlugin", links, syntax("SwiftSyntaxMacroExpansion"),
        syntax("SwiftSyntaxMacrosGenericTestSupport"),
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
