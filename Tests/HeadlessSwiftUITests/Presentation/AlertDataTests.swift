import Foundation
import HeadlessSwiftUI
import Testing

/// Alerts and dialogs for data, as Apple's page of `alert(_:isPresented:presenting:actions:message:)`
/// describes them.
@MainActor
@Suite("An alert presenting data shows while its isPresented flag is true and its data is not nil")
struct AlertDataTests {
  fileprivate struct Failure: LocalizedError {
    let errorDescription: String?
  }

  @Observable @MainActor fileprivate final class Model {
    var isPresented = false
    var detail: String?
    var error: Failure?
  }

  private struct Saving: View {
    @Bindable var model: Model
    let kind: Int
    var body: some View {
      let title = String("Failed")
      switch kind {
      case 0:
        Text("a").alert("Failed", isPresented: $model.isPresented, presenting: model.detail) {
          Button("Retry \($0)") {}
        }
      case 1:
        Text("b").alert(title, isPresented: $model.isPresented, presenting: model.detail) {
          Button("Retry \($0)") {}
        } message: {
          Text($0)
        }
      case 2:
        Text("c").alert(
          Text(title), isPresented: $model.isPresented, presenting: model.detail
        ) {
          Button("Retry \($0)") {}
        } message: {
          Text($0)
        }
      case 3:
        Text("d").alert(title, isPresented: $model.isPresented, presenting: model.detail) {
          Button("Retry \($0)") {}
        }
      case 4:
        Text("e").confirmationDialog(
          "Failed", isPresented: $model.isPresented, presenting: model.detail
        ) {
          Button("Retry \($0)") {}
        }
      case 5:
        Text("f").confirmationDialog(
          title, isPresented: $model.isPresented, presenting: model.detail
        ) {
          Button("Retry \($0)") {}
        } message: {
          Text($0)
        }
      default:
        Text("g").confirmationDialog(
          Text(title), isPresented: $model.isPresented, presenting: model.detail
        ) {
          Button("Retry \($0)") {}
        } message: {
          Text($0)
        }
      }
    }
  }

  @Test(arguments: 0...6)
  func `both the value and the data must be there, and other data change nothing`(kind: Int) {
    let model = Model()
    let scene = HeadlessScene { Saving(model: model, kind: kind) }
    model.isPresented = true
    scene.finish()
    #expect(scene.nodes.all(.alert).isEmpty && scene.nodes.all(.dialog).isEmpty)
    model.detail = "disk"
    scene.finish()
    #expect(scene.tappable.contains("Retry disk"), "\(scene.picture)")
    model.detail = "network"
    scene.finish()
    #expect(scene.tappable.contains("Retry disk"), "\(scene.picture)")
  }

  private struct Reporting: View {
    @Bindable var model: Model
    let hasMessage: Bool
    var body: some View {
      if hasMessage {
        Text("a").alert(isPresented: $model.isPresented, error: model.error) { _ in
        } message: {
          Text("message of \($0.errorDescription ?? "")")
        }
      } else {
        Text("b").alert(isPresented: $model.isPresented, error: model.error) {
          Button("Retry") {}
        }
      }
    }
  }

  @Test(arguments: [false, true]) func `an error is the title`(hasMessage: Bool) {
    let model = Model()
    model.error = Failure(errorDescription: "Disk full")
    model.isPresented = true
    let scene = HeadlessScene { Reporting(model: model, hasMessage: hasMessage) }
    scene.finish()
    #expect(scene.nodes.all(.alert).first?.label == "Disk full")
    #expect(scene.tappable == [hasMessage ? "OK" : "Retry"])
    #expect(scene.nodes.all(.alert).first?.texts.count == (hasMessage ? 2 : 1))
  }
}
