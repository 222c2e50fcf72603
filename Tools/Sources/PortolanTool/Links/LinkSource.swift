public import ArgumentParser
public import PortolanLinks

/// Where the commands find a link table: in a file, or in the app itself.
public protocol LinkSource: ParsableArguments {
  /// What its links stand for.
  associatedtype Output: Sendable

  /// The table.
  func table() throws -> PortolanLinks.LinkTable<Output>

  /// What a link stands for, in words.
  func words(for output: Output) -> [String]

  /// A picture of what is shown when a link is opened first; nil where that is not known.
  @MainActor func picture(of output: Output) throws -> String?
}
