/// Contents of files.
enum Files {
  static let association = """
    {
      "applinks": {
        "details": [
          {
            "appIDs": ["A1B2C3D4E5.org.shop.app", "A1B2C3D4E5.org.shop.clip"],
            "components": [
              { "/": "/products/*/internal", "exclude": true },
              { "/": "/products/?*" }
            ]
          },
          {
            "appIDs": ["A1B2C3D4E5.org.shop.app"],
            "components": [{ "/": "/bag", "?": { "id": "?*" } }]
          }
        ]
      }
    }
    """

  /// One rule comes too late, and one key is misspelt.
  static let faulty = """
    {
      "applinks": {
        "details": [
          {
            "appIDs": ["A1B2C3D4E5.org.shop.app"],
            "components": [
              { "/": "*" },
              { "/": "/web/*", "exclude": true, "casesensitive": false }
            ]
          }
        ]
      }
    }
    """

  static let links = """
    # The links of the shop.
    host shop.example
    host www.shop.example
    scheme shop

    /
    /products/{id}
    /search?q={text}&tag={tags*}
    """

  /// An assembly of the shop; one case is not the shop's.
  static let assembly = """
    struct ShopScreens: ScreenAssembly {
      func screen(for route: Shop, in context: ScreenContext<Shop>) -> UIViewController {
        switch route {
        case .bag: return BagScreen(BagModel(bag: bag, navigator: navigator) { context.close() })
        case .gone: return GoneScreen()
        default: return PlainScreen()
        }
      }
    }
    """
}
