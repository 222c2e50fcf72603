extension Color {
  /// Black.
  public static let black = Color(name: "black")
  /// Blue.
  public static let blue = Color(name: "blue")
  /// Brown.
  @available(iOS 15.0, *)
  public static let brown = Color(name: "brown")
  /// Nothing: what is behind shines through.
  public static let clear = Color(name: "clear")
  /// Cyan.
  @available(iOS 15.0, *)
  public static let cyan = Color(name: "cyan")
  /// Gray.
  public static let gray = Color(name: "gray")
  /// Green.
  public static let green = Color(name: "green")
  /// Indigo.
  @available(iOS 15.0, *)
  public static let indigo = Color(name: "indigo")
  /// Mint.
  @available(iOS 15.0, *)
  public static let mint = Color(name: "mint")
  /// Orange.
  public static let orange = Color(name: "orange")
  /// Pink.
  public static let pink = Color(name: "pink")
  /// Purple.
  public static let purple = Color(name: "purple")
  /// Red.
  public static let red = Color(name: "red")
  /// Teal.
  @available(iOS 15.0, *)
  public static let teal = Color(name: "teal")
  /// White.
  public static let white = Color(name: "white")
  /// Yellow.
  public static let yellow = Color(name: "yellow")
  /// The colour of texts.
  public static let primary = Color(name: "primary")
  /// The colour of texts that matter less.
  public static let secondary = Color(name: "secondary")
  /// The colour of controls.
  public static var accentColor: Color { Color(name: "accentColor") }
}
