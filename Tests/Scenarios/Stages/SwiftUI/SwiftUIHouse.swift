import PortolanSwiftUI

/// A container of the app's own: a button for each room, and the chosen room beneath.
struct SwiftUIHouse: View {
  /// By this the stage finds where a room begins.
  static let identifier = "room"

  let members: [ContainerMember]
  let names: [String]
  let choose: @MainActor (Int) -> Void

  var body: some View {
    VStack {
      ForEach(members) { member in
        Button {
          choose(member.position)
        } label: {
          member.label
        }
      }
      ForEach(members) { member in
        Text(names[member.position]).accessibilityIdentifier(Self.identifier)
        member
      }
    }
  }
}
