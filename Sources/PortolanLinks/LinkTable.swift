/// The table of an app's links: it reads a link as an output, such as a route, and prints the link
/// of an output.
///
/// ```swift
/// let links = LinkTable<Shop>(schemes: ["shop"], hosts: ["shop.example", "www.shop.example"]) {
///   LinkPattern("/", .home)
///   LinkPattern("/bag", .bag)
///   LinkPattern("/products/{id}", Shop.product) {
///     if case .product(let id) = $0 { id } else { nil }
///   }
/// }
///
/// try links.read("https://www.shop.example/products/3").output  // .product(3)
/// try links.link(to: .product(3))  // https://shop.example/products/3
/// ```
///
/// The order of the patterns means nothing. If several match a link, the most specific one reads
/// it: in each segment from the left, fixed text goes before a placeholder, and a placeholder for
/// one segment before one for the rest of the path. Where the link's text is no value of the
/// placeholder's type, the next pattern is tried. If two equally specific patterns can match the
/// same link, the pair is among the `problems`, and reading such a link throws.
///
/// In a link of an app's own scheme the host counts as the first segment: `shop://products/3`,
/// `shop:///products/3` and `https://shop.example/products/3` are the same. Case is ignored in
/// schemes and hosts. Reading throws if a link has a user, a password, or a port that `hosts` does
/// not list. A slash at the end is ignored, several slashes count as one, and `.` and `..` are
/// resolved. More patterns do not make reading slower.
///
/// An output may be any type; a `Navigator` needs routes. With `pathOf` each link names several
/// outputs, which stand on each other in one stack.
public struct LinkTable<Output: Sendable>: Sendable {
  /// The longest link that a table reads, in bytes; reading a longer one throws `tooLong`.
  public static var longestLink: Int { LinkParts.longest }

  @usableFromInline let engine: LinkEngine
  @usableFromInline let ownPatterns: [LinkPattern<Output>]
  /// Those that may print an output, the more specific ones first.
  @usableFromInline let printers: @Sendable (Output) -> [Int]
  /// The first screen of the stack whose path each link sets (`pathOf`); nil if each link stands
  /// for one output.
  public let stack: Output?

  /// Makes a table of patterns; its `problems` list the mistakes in them.
  ///
  /// ```swift
  /// LinkTable<Shop>(schemes: ["store"], pathOf: .products) {
  ///   LinkPattern("/{id}", Shop.product) { if case .product(let id) = $0 { id } else { nil } }
  ///   LinkPattern("/{id}/reviews", Shop.reviews) { … }
  /// }  // store://1/2/reviews sets the path product(1), reviews(2) of the stack products
  /// ```
  ///
  /// - Parameters:
  ///   - schemes: The app's own schemes; without hosts, links are printed with the first scheme.
  ///   - hosts: The hosts whose `https` links the app reads, with a port where it is not 443; links
  ///     are printed with the first host, even if there are schemes.
  ///   - stack: Nil if each link matches one pattern and gives one output. Otherwise the first
  ///     screen of a stack: a link matches several patterns, one after the other, and sets the
  ///     path of that stack (`readChain(_:)`); a link without segments shows the first screen.
  ///   - patterns: The patterns of the links.
  public init(
    schemes: [String] = [], hosts: [String] = [], pathOf stack: Output? = nil,
    @LinkPatternBuilder<Output> patterns: () -> [LinkPattern<Output>]
  ) {
    let patterns = patterns()
    let engine = LinkEngine(
      schemes: schemes, hosts: hosts, patterns: patterns.map { $0.definition })
    let order = engine.order
    self.init(engine, patterns, stack: stack) { _ in order }
  }

  /// Makes a table of patterns that the engine knows.
  init(
    _ engine: LinkEngine, _ patterns: [LinkPattern<Output>], stack: Output?,
    printers: @escaping @Sendable (Output) -> [Int]
  ) {
    self.engine = engine
    self.stack = stack
    self.printers = printers
    ownPatterns = patterns
  }

  /// Makes a table that prints fast with hundreds of patterns.
  ///
  /// Without `kind` printing tries one pattern after the other.
  ///
  /// - Parameters:
  ///   - schemes: The app's own schemes; without hosts, links are printed with the first scheme.
  ///   - hosts: The hosts whose `https` links the app reads; links are printed with the first host.
  ///   - kind: Returns the kind of an output, such as its case; all outputs of a pattern must have
  ///     the same kind. Printing tries only patterns whose example (`samples`) has the output's
  ///     kind, and patterns without an example.
  ///   - patterns: The patterns of the links.
  public init<Kind: Hashable & Sendable>(
    schemes: [String] = [], hosts: [String] = [], kind: @escaping @Sendable (Output) -> Kind,
    @LinkPatternBuilder<Output> patterns: () -> [LinkPattern<Output>]
  ) {
    let patterns = patterns()
    let engine = LinkEngine(
      schemes: schemes, hosts: hosts, patterns: patterns.map { $0.definition })
    let printers = PrintIndex(patterns, engine, kind: kind).patterns
    self.init(engine, patterns, stack: nil, printers: printers)
  }

  /// The mistakes in the table; empty without any.
  ///
  /// Their order is not that of the patterns.
  public var problems: [LinkTableProblem] { engine.problems }

  /// The app's own schemes, in small letters; links are printed with the first scheme if the table
  /// has no hosts.
  public var schemes: [String] { engine.schemes.map { String(decoding: $0, as: UTF8.self) } }

  /// The hosts of the table, in small letters and ASCII, with a port where it is not 443; links are
  /// printed with the first host.
  public var hosts: [String] { engine.hosts.map { String(decoding: $0.bytes, as: UTF8.self) } }

  /// The patterns of the table without those that have a fault, the more specific ones first.
  public var patterns: [LinkPattern<Output>] { engine.order.map { ownPatterns[$0] } }

  /// Reads a link and returns what it stands for.
  ///
  /// Throws a `LinkProblem`, for example if the text is no URL, if the table does not list its
  /// scheme or host, or if no pattern matches. The problem `noPattern` says how far the link could
  /// be read.
  @inlinable
  public func read(_ link: String) throws(LinkProblem) -> LinkReading<Output> {
    try read(link, isPath: false)
  }

  /// Reads a path without scheme and host, such as `products/3?page=2`.
  ///
  /// Throws the same errors as `read(_:)`. Patterns with a scheme and host of their own are not
  /// tried.
  @inlinable
  public func read(path: String) throws(LinkProblem) -> LinkReading<Output> {
    try read(path, isPath: true)
  }

  @inlinable
  func read(_ text: String, isPath: Bool) throws(LinkProblem) -> LinkReading<Output> {
    var answer: LinkAnswer<Output>?
    let found = try engine.read(text, isPath: isPath) { pattern, texts in
      let own = ownPatterns[pattern].definition.answer(texts)
      // Later calls only look for rivals of the first.
      if answer == nil { answer = own }
      return own != nil
    }
    guard let answer else { throw .noPattern(LinkMiss()) }
    return LinkReading(answer: answer, at: found, of: engine)
  }
}
