/// One line of a link table: what a link looks like, and what it stands for.
///
/// ```swift
/// LinkPattern("/bag", .bag)
/// LinkPattern("/products/{id}", Shop.product) { if case .product(let id) = $0 { id } else { nil } }
/// LinkPattern("/search?q={text}&page={page=1}&tag={tags*}", Shop.search) {
///   if case .search(let text, let page, let tags) = $0 { (text, page, tags) } else { nil }
/// }
/// ```
///
/// The first function makes an output, such as a route, from the values. The second takes the
/// values out of an output, and returns nil for an output of another pattern. So one line reads
/// links and prints them.
///
/// The text of a pattern looks like a URL. It has a placeholder in braces for each value, in the
/// order of the function's parameters:
///
/// | | |
/// |---|---|
/// | `{id}` | a value; in a path it is never empty |
/// | `{part?}` | an optional: nil when it is left out |
/// | `{page=1}` | a value with a default, for links that leave it out; the default is not printed |
/// | `{tags*}` | an array: all query items of that name, or all remaining segments; perhaps none |
/// | `{tags+}` | the same array with at least one element |
/// | `{file**}` | the rest of a path as one `String`, slashes and all |
/// | `@{name}`, `{from}-{to}` | fixed text and values in one segment |
///
/// The text may begin with a scheme and host of its own, `https://{shop}.example.com/…`; otherwise
/// the schemes and hosts of the table apply. Query items that a pattern does not name are ignored,
/// and so is the fragment if the pattern has none. In the text of a pattern, too, a percent sign
/// begins an encoded byte: write `%7B` for a brace.
///
/// A pattern with a fault in its text reads and prints nothing; the table's `problems` list the
/// fault.
public struct LinkPattern<Output>: Sendable {
  /// One reference, since tables of thousands move patterns about.
  @usableFromInline let definition: Definition

  /// The text of the pattern, such as `/products/{id}`.
  public var text: String { definition.text }
  /// Other texts that the pattern also reads and never prints; see `alias(_:)`.
  public var aliases: [String] { definition.aliases }
  var parameters: [PatternParameter] { definition.parameters }

  /// What a pattern is made of.
  @usableFromInline
  final class Definition: PatternSource, @unchecked Sendable {
    /// What the texts of a link stand for; nil when one of them is no such value.
    @usableFromInline let answer: @Sendable ([LinkText]) -> LinkAnswer<Output>?
    @usableFromInline let write: @Sendable (Output) -> Writing
    /// What lies on the way to an output; nil when nothing does.
    let way: (@Sendable (Output) -> [Output])?

    init(
      _ text: String, aliases: [String], _ parameters: [PatternParameter], _ rules: PatternRules,
      _ answer: @escaping @Sendable ([LinkText]) -> LinkAnswer<Output>?,
      _ write: @escaping @Sendable (Output) -> Writing,
      through way: (@Sendable (Output) -> [Output])? = nil
    ) {
      self.answer = answer
      self.write = write
      self.way = way
      super.init(text, aliases: aliases, parameters, rules)
    }
  }

  /// What a pattern says to an output.
  @usableFromInline
  enum Writing {
    case texts([LinkText])
    /// The output is of another pattern.
    case other
    /// The value of this number has no text.
    case unwritable(Int)
  }

  @usableFromInline
  init(
    _ text: String, parameters: [PatternParameter],
    answer: @escaping @Sendable ([LinkText]) -> LinkAnswer<Output>?,
    write: @escaping @Sendable (Output) -> Writing
  ) {
    definition = Definition(text, aliases: [], parameters, PatternRules(), answer, write)
  }

  init(_ definition: Definition) { self.definition = definition }

  /// Returns this pattern with a second text that it also reads, such as the path of an older
  /// version.
  ///
  /// ```swift
  /// LinkPattern("/products/{id}", Shop.product) { … }.alias("/item.php?id={id}")
  /// ```
  ///
  /// The alias must have the placeholders of the pattern, with the same names, in any order; those
  /// that a link may leave out may be missing. Links are never printed with an alias. If a link was
  /// read by an alias, `LinkReading.alias` is not nil; you can then replace that link with the
  /// printed one.
  public func alias(_ text: String) -> Self {
    changed(aliases: aliases + [text], rules: definition.rules)
  }

  /// Returns this pattern with other screens before its own, such as the list beside a message.
  ///
  /// ```swift
  /// LinkPattern("/folders/{folder}/{message}", Post.message) { … }
  ///   .through { if case .message(let folder, _) = $0 { [.list(folder)] } else { [] } }
  /// ```
  ///
  /// A navigator shows the routes of `way` and then the output, as a course: each screen stands on
  /// the one before, or in a column of its own. An empty array adds none. Reading and printing
  /// ignore `way`, and so does a table with `pathOf`, whose links name the whole path. If you call
  /// this twice, only the last `way` counts.
  public func through(_ way: @escaping @Sendable (Output) -> [Output]) -> Self {
    changed(aliases: aliases, rules: definition.rules, way: way)
  }

  /// Returns a copy that ignores upper and lower case in its fixed text; values keep their case.
  public func ignoringCase() -> Self {
    var rules = definition.rules
    rules.isCaseSensitive = false
    return changed(aliases: aliases, rules: rules)
  }

  /// Returns this pattern so that a link must end with a slash if the text of the pattern does, and
  /// must not if the text does not.
  ///
  /// Without this call a slash at the end is ignored. The empty path and `/` are always the same.
  public func exactSlash() -> Self {
    var rules = definition.rules
    rules.isSlashStrict = true
    return changed(aliases: aliases, rules: rules)
  }

  private func changed(
    aliases: [String], rules: PatternRules, way: (@Sendable (Output) -> [Output])? = nil
  ) -> Self {
    Self(
      Definition(
        text, aliases: aliases, parameters, rules, definition.answer, definition.write,
        through: way ?? definition.way))
  }
}
