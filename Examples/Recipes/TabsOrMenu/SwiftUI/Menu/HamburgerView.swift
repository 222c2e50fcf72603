import PortolanSwiftUI

/// A container of our own: a button opens a menu of the sections, the chosen one fills the rest.
struct HamburgerView: View {
  let members: [ContainerMember]
  let choose: @MainActor (Int) -> Void
  @State private var isOpen = false

  var body: some View {
    VStack {
      Button("Sections") { isOpen.toggle() }
      if isOpen {
        ForEach(members) { member in
          Button {
            isOpen = false
            choose(member.position)
          } label: {
            member.label
          }
        }
      }
      // The sections out of sight keep what stands in them.
      ZStack { ForEach(members) { $0 } }
    }
  }
}
