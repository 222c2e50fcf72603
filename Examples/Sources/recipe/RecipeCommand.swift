import ArgumentParser
import Foundation

/// `recipe list` and `recipe NAME`.
@main struct RecipeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "recipe", abstract: "Runs a recipe on virtual time and prints its pictures.",
    discussion: Recipe.list)

  @Argument(help: "A recipe's name, or 'list' for all names.")
  var name: String?

  @MainActor mutating func run() async throws {
    guard let name else {
      StandardError.print("usage: recipe list | recipe NAME\n\(Recipe.list)")
      throw ExitCode(2)
    }
    if name == "list" { return print(Recipe.list) }
    guard let recipe = Recipe.all.first(where: { $0.name == name }) else {
      StandardError.print("recipe: there is no recipe '\(name)'; there are:\n\(Recipe.list)")
      throw ExitCode(2)
    }
    try await recipe.run()
  }

  /// Wrong arguments end with 2, as in every other script of the project.
  static func main() async {
    do {
      guard var command = try parseAsRoot() as? RecipeCommand else { return }
      try await command.run()
    } catch let code as ExitCode {
      Foundation.exit(code.rawValue)
    } catch {
      guard exitCode(for: error) != .validationFailure else {
        StandardError.print(fullMessage(for: error))
        Foundation.exit(2)
      }
      exit(withError: error)
    }
  }
}
