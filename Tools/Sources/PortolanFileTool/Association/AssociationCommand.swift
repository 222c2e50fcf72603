package import ArgumentParser
import PortolanUniversalLinks

/// What there is to do with association files.
package struct AssociationCommand<Source: LinkSource>: ParsableCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "aasa",
      abstract: "Matches, checks, compares and generates apple-app-site-association files.",
      discussion: "Example:\n  aasa lint .well-known/apple-app-site-association",
      subcommands: [
        AssociationMatchCommand.self, AssociationLintCommand.self,
        AssociationDiffCommand<Source>.self, AssociationGenerateCommand<Source>.self,
      ])
  }

  package init() {}
}

extension InputFile {
  /// The association file; what is not JSON cannot be used.
  func association() throws -> AssociationFile {
    let bytes = try bytes()
    do throws(JSONFault) {
      return try AssociationFile(bytes)
    } catch {
      let findings = AssociationFile.findings(in: bytes).map(\.sentence)
      throw ToolFailure(sentence: "\(name): " + findings.joined(separator: " "))
    }
  }
}
