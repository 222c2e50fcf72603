/// The links of an app, both ways: what a URL stands for, and the URL of what the app shows.
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
/// The order of the patterns means nothing. Of several that have a link the most specific one reads
/// it: a word before a value, a value before the rest of a path, compared from the left; where
/// a value does not fit its type, the next one is tried. Two that are equally specific and can
/// have one link are among the `problems`, and such a link is refused.
///
/// In a link of an app's own scheme the host counts as the first segment:
/// `shop://products/3`, `shop:///products/3` and `https://shop.example/products/3` are the same.
/// Schemes and hosts have no case. Users and passwords are refused, ports where no host lists them.
/// A slash at the end means nothing, several slashes mean one, and `.` and `..` are resolved. Reading
/// takes as long as the link is, however many patterns there are.
///
/// What a link stands for is up to you: a route for one, as a `Navigator` of `Portolan` wants it. With
/// `pathOf` each link names several outputs, one after the other, that lie on a first one.
public struct LinkTable<Output: Sendable>: Sendable {
  /// Longer links are refused unread; in bytes.
  public static var longestLink: Int { LinkParts.longest }

  @usableFromInline let engine: LinkEngine
  @usableFromInline let ownPatterns: [LinkPattern<Output>]
  /// Those that may print an output, the more specific ones first.
  @usableFromInline let printers: @Sendable (Output) -> [Int]
  /// The first screen of the stack whose path each link sets; nil when each link is one output.
  public let stack: Output?

  /// Makes a table.
  ///
  /// `problems` lists its mistakes.
  ///
  /// ```swift
  /// LinkTable<Shop>(schemes: ["store"], pathOf: .products) {
  ///   LinkPattern("/{id}", Shop.product) { if case .product(let id) = $0 { id } else { nil } }
  ///   LinkPattern("/{id}/reviews", Shop.reviews) { … }
  /// }  // store://1/2/reviews sets the path product(1), reviews(2) of the stack products
  /// ```
  ///
  /// - Parameters:
  ///   - schemes: The app's own schemes; links are printed with the first one.
  ///   - hosts: The hosts whose `https` links the app reads, with a port where it is not 443; links
  ///     are printed with the first one.
  ///   - stack: The first screen of a stack, when each link is read by `readChain(_:)` and sets the
  ///     path of that stack; a link without segments shows that screen.
  ///   - patterns: The links.
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

  /// Makes a table that knows which case an output is, for tables of hundreds of patterns.
  ///
  /// Without it printing asks one pattern after the other.
  ///
  /// - Parameters:
  ///   - schemes: As for the other initialiser.
  ///   - hosts: Likewise.
  ///   - kind: Which case an output is. It must be the same for all outputs of a pattern: printing
  ///     looks only at those patterns whose example, made of the samples of their codecs, is of the
  ///     output's kind, and at those that have no example.
  ///   - patterns: The links.
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

  /// The mistakes in the table, in an order that does not follow the declarations; empty without any.
  public var problems: [LinkTableProblem] { engine.problems }

  /// The app's own schemes, in small letters; links are printed with the first one.
  public var schemes: [String] { engine.schemes.map { String(decoding: $0, as: UTF8.self) } }

  /// The hosts of the table, as they are compared, with a port where it is not 443; links are printed with
  /// the first one.
  public var hosts: [String] { engine.hosts.map { String(decoding: $0.bytes, as: UTF8.self) } }

  /// The patterns, the more specific ones first.
  public var patterns: [LinkPattern<Output>] { engine.order.map { ownPatterns[$0] } }

  /// Reads a link.
  ///
  /// Throws when it is no URL, is not the table's, or no pattern has it; the error says how far it
  /// could be read.
  @inlinable
  public func read(_ link: String) throws(LinkProblem) -> LinkReading<Output> {
    try read(link, isPath: false)
  }

  /// Reads a path without scheme and host, such as `products/3?page=2`.
  ///
  /// It throws as `read` does. Patterns with an origin of their own have no such paths.
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
