public import ArgumentParser
import Foundation

/// A command with which a program begins: it ends with the same statuses in all of our tools.
public protocol ToolEntry: ParsableCommand {}

extension ToolEntry {
  /// Runs the program's arguments and ends it.
  public static func main() async {
    Foundation.exit(await run(Array(CommandLine.arguments.dropFirst()), on: .standard))
  }

  /// Runs arguments.
  ///
  /// - Parameters:
  ///   - arguments: Without the program's name.
  ///   - console: Where input comes from and output goes.
  /// - Returns: The exit status: 0 all is well; 1 something is not; 2 it could not be done, or wrong
  ///   arguments.
  public static func run(_ arguments: [String], on console: Console) async -> Int32 {
    await Console.$current.withValue(console) {
      do {
        var command = try parseAsRoot(arguments)
        try refuseGroup(type(of: command))
        if var command = command as? any AsyncParsableCommand {
          try await command.run()
        } else {
          try command.run()
        }
        return 0
      } catch let failure as ToolFailure {
        console.complain(failure.sentence)
        return 2
      } catch let status as ExitCode {
        return status.rawValue
      } catch {
        let message = fullMessage(for: error)
        guard exitCode(for: error) == .success else {
          console.complain(message)
          return 2
        }
        console.say(message)
        return 0
      }
    }
  }

  /// A group of commands does nothing itself, and its help must not look like a success.
  private static func refuseGroup(_ command: any ParsableCommand.Type) throws {
    let names = command.configuration.subcommands
      .filter { $0.configuration.shouldDisplay }.compactMap { $0.configuration.commandName }
    guard names.isEmpty else {
      throw ValidationError("Write one of these commands: \(names.joined(separator: ", ")).")
    }
  }
}

/// Something that keeps a command from being done.
package struct ToolFailure: Error {
  /// What happened and what to do.
  let sentence: String

  package init(sentence: String) { self.sentence = sentence }
}

extension ExitCode {
  /// The command was done, and what it looked at is not well.
  package static let notWell = ExitCode(1)
}
