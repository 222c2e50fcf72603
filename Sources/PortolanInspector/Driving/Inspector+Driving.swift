#if DEBUG && Inspector
import Foundation
import Portolan
import PortolanInsight
import PortolanLog

extension Inspector {
  /// Performs a page's message.
  func hear(_ message: ClientMessage, from guest: Guest) {
    guard let scene else { return }
    do {
      switch message {
      case .hello: return
      case .tap(let element): try app.tap(element)
      case .type(let element, let text): try app.type(text, into: element)
      case .gesture(let gesture, let phase): move(gesture, phase)
      case .back: scene.submit(gesture: .back)
      case .open(let link): try open(link, in: scene)
      case .preview(let link):
        guest.outbox.put(.preview(link: link, outlook: Outlook(link, in: scene)))
      case .act(let name, let inputs): try act(name, inputs, for: guest)
      case .show(let screen, let values, let way): try show(screen, values, way)
      case .leave: leave()
      case .answer(let question, let isYes): solo?.answer(question, isYes)
      case .export:
        guard let log = listener?.log else { return }
        guest.outbox.put(.log(text: String(decoding: try log.export(), as: UTF8.self)))
      case .read(let log): guest.outbox.put(.replayed(report: try ReplayChart(log, in: scene)))
      }
    } catch { tell(error, to: guest) }
    screenDidChange()
  }

  private func move(_ gesture: Drawing.Gesture, _ phase: ClientMessage.Phase) {
    switch phase {
    case .begin: _ = app.begin(gesture)
    case .cancel: app.cancel(gesture)
    case .finish: app.finish(gesture)
    }
  }

  private func open(_ link: String, in scene: SceneNavigator) throws {
    guard let url = URL(string: link) else { throw DrivingProblem.noAddress }
    scene.open(url, options: .from(CallSite(named: "the inspector")))
  }

  private func act(_ name: String, _ inputs: [String], for guest: Guest) throws {
    guard let action = app.actions.first(where: { $0.name == name }) else {
      throw DrivingProblem.noAction
    }
    guard inputs.count == action.inputs.count else { throw DrivingProblem.otherInputs }
    Task {
      do { try await action.perform(inputs) } catch { tell(error, to: guest) }
      screenDidChange()
    }
  }

  private func show(_ number: Int, _ values: String?, _ way: ClientMessage.Way) throws {
    guard let appScene else { return }
    let screens = appScene.catalogue.modules.flatMap(\.screens)
    guard screens.indices.contains(number) else { throw DrivingProblem.noScreen }
    var route = screens[number]
    if let values {
      // A decoder's error may hold values, so it is dropped.
      do { route = try route.reading(Data(values.utf8)) } catch {
        throw DrivingProblem.unreadableValues
      }
    }
    switch way {
    case .chain:
      leave()
      appScene.show(route)
    case .alone, .asking: show(alone: route, asks: way == .asking)
    }
  }

  private func tell(_ error: any Error, to guest: Guest) {
    guest.outbox.put(.problem(text: error.words))
  }
}

extension Error {
  /// The error in words, for a developer.
  fileprivate var words: String {
    switch self {
    case let problem as ArchiveProblem: return problem.diagnostic.description
    case let problem as NavigationReplay.Problem: return problem.diagnostic.description
    default: return "\(self)"
    }
  }
}
#endif
