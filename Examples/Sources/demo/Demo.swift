#if DEBUG
public import ArgumentParser
public import DemoKit
import Foundation
import PortolanInspector
import WalkKit

/// Shows the Store and its navigation in a browser.
@main struct Demo: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "demo",
    abstract: "Runs the Store on our model of UIKit or SwiftUI and shows it in a browser.",
    discussion: """
      Only this computer reaches the page unless another reach is asked for, and only with the \
      token in the address. The demo's account is ada, with the password lovelace.

      Exit status: 1 the page cannot be served; 2 wrong arguments.
      """)

  @Option(help: "The port to serve the page on; 0 takes any that is free.")
  var port: UInt16 = 0

  @Option(help: "The folder with session and bag; by default a fresh one.")
  var state: String?

  @Option(help: "Let other computers open the page too, by this name or address of this one.")
  var network: String?

  @Option(help: "The framework of the Store's screens.")
  var ui = StoreFramework.uikit

  @MainActor func run() async throws {
    let temporary = state == nil ? WalkFolder.fresh() : nil
    defer { if let temporary { WalkFolder.remove(temporary) } }
    let store = try InspectedStore(
      in: ui, state: temporary ?? URL(fileURLWithPath: state ?? "", isDirectory: true))
    let inspector = Inspector(store)
    store.onStart = { inspector.inspect($0) }
    store.onChange = { inspector.screenDidChange() }
    try await store.onScreen {
      let address = try await serve(inspector)
      let interruption = Interruption { Task { await store.end() } }
      if network != nil {
        DemoPrinter.warn(
          "demo: whoever has the address sees the Store and drives it; nothing is encrypted.")
      }
      DemoPrinter.say("The Store runs. Open \(address.absoluteString)\nCtrl-C ends it.")
      store.start()
      await store.run()
      interruption.forget()
      await inspector.stop()
    }
    DemoPrinter.say("The Store has ended.")
  }

  @MainActor private func serve(_ inspector: Inspector) async throws -> URL {
    do throws(InspectorError) {
      return try await inspector.start(
        port: port, reach: network.map { .network(host: $0) } ?? .thisComputer)
    } catch {
      DemoPrinter.warn("demo: \(error)")
      throw ExitCode(1)
    }
  }

  /// Wrong arguments end with 2, as in every other script of the project.
  static func main() async {
    do {
      guard let command = try parseAsRoot() as? Demo else { return }
      try await command.run()
    } catch let code as ExitCode {
      Foundation.exit(code.rawValue)
    } catch {
      guard exitCode(for: error) != .validationFailure else {
        DemoPrinter.warn(fullMessage(for: error))
        Foundation.exit(2)
      }
      exit(withError: error)
    }
  }
}

extension StoreFramework: ExpressibleByArgument {}
#else
/// The inspector exists in debug builds only.
@main enum Demo {
  static func main() {
    print("The demo shows the Store through the inspector, which is in debug builds only.")
  }
}
#endif
