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
/// The first function makes an output of the values, the second takes the values out of an output
/// again, or answers nil for an output of another pattern; so the same line reads and prints.
///
/// The text is that of a URL; what stands in braces is a value, in the order of the function:
///
/// | | |
/// |---|---|
/// | `{id}` | a value; in a path it is never empty |
/// | `{part?}` | an optional: nil when it is left out |
/// | `{page=1}` | a value that is left out, and not printed, when it is the default |
/// | `{tags*}`, `{tags+}` | an array: all items of that name, or all segments that are left; with `+` at least one |
/// | `{file**}` | the rest of a path as one `String`, slashes and all |
/// | `@{name}`, `{from}-{to}` | words and values in one segment |
///
/// The text may begin with an origin of its own, `https://{shop}.example.com/…`; otherwise the
/// schemes and hosts of the table count. Items of a query that a pattern does not name, and a
/// fragment when it names none, mean nothing. A percent sign begins an encoded byte, also here: a
/// brace is `%7B`.
///
/// A pattern with a fault stands for nothing; the table lists it among its `problems`.
public struct LinkPattern<Output>: Sendable {
  /// One reference, since tables of thousands move patterns about.
  @usableFromInline let definition: Definition

  /// How it is written.
  public var text: String { definition.text }
  /// Other texts that read the same and are never printed.
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

  /// Reads another text as well, such as the path of an older version.
  ///
  /// ```swift
  /// LinkPattern("/products/{id}", Shop.product) { … }.alias("/item.php?id={id}")
  /// ```
  ///
  /// The placeholders are those of the pattern by their names, in any order; those that may be left
  /// out may be missing. What was read says that it came by an alias, so that a caller can put
  /// the printed link in its place.
  public func alias(_ text: String) -> Self {
    changed(aliases: aliases + [text], rules: definition.rules)
  }

  /// Leads to its output through others, such as the list beside a message.
  ///
  /// ```swift
  /// LinkPattern("/folders/{folder}/{message}", Post.message) { … }
  ///   .through { if case .message(let folder, _) = $0 { [.list(folder)] } else { [] } }
  /// ```
  ///
  /// A navigator shows them as a course: each stands on the one before it, or in a column of its own,
  /// and the output is the last. Reading and printing know the output alone. A table with `pathOf`
  /// does not ask for them, since its links name the whole path. Of two calls the last counts.
  public func through(_ way: @escaping @Sendable (Output) -> [Output]) -> Self {
    changed(aliases: aliases, rules: definition.rules, way: way)
  }

  /// Lets capitals and small letters be the same in its words; values keep theirs.
  public func ignoringCase() -> Self {
    var rules = definition.rules
    rules.isCaseSensitive = false
    return changed(aliases: aliases, rules: rules)
  }

  /// Reads only links that end with a slash when the text does, and without one when it does not.
  ///
  /// The empty path and `/` are the same in every URL and stay so.
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
