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

  /// What happens when a link is the first thing that is opened; nil where that is not known.
  @MainActor func opening(of output: Output) async throws -> Opening?
}
