import Portolan
import PortolanSwiftUI

/// The rooms of a house in a container of the app's own, each behind its mark.
struct HouseViews: ViewAssembly {
  /// By this a picture finds where a room begins.
  static let identifier = "room"

  let log: ScreenLog

  func screen(for route: Room, in context: ScreenContext<Room>) -> some View {
    HouseScreen(route: route, model: context.model { TestModel(route, context, log) })
  }

  func tabLabel(for member: Room) -> some View { Text("\(member)") }

  func container(
    _ adapter: any ContainerAdapter, of members: [ContainerMember], for route: Room,
    in context: ScreenContext<Room>
  ) -> some View {
    VStack {
      ForEach(members) { member in
        Button {
          context.choose(member.position)
        } label: {
          member.label
        }
        .accessibilityIdentifier(Self.identifier)
        member
      }
    }
  }
}

private struct HouseScreen: View {
  let route: Room
  let model: TestModel
  @Environment(\.screenContext) private var context

  var body: some View {
    VStack {
      Button("Close") { context?.close() }
      Text(verbatim: "\(route)")
    }
    .navigationTitle("\(route)")
  }
}
