import Foundation
import Portolan
import PortolanTesting
import StackToSplit
import Testing

extension Recipes {
  @Suite("The recipe StackToSplit shows a stack on a phone and columns on a tablet (N7)")
  @MainActor
  struct StackToSplitTests {
    @Test(
      "on a phone each choice is pushed, and Back leads to the one before",
      arguments: MailFramework.allCases)
    func phone(framework: MailFramework) async throws {
      let mail = try await MailStage(framework, MailStage.phone)
      mail.expect("mail{*(boxes) > welcome…}")
      try await mail.tap("Inbox", "Message 1")
      mail.expect(#"mail{(boxes › box("Inbox")) > *(message(1))}"#)
      try await mail.tap("Attachment")
      mail.expect(#"mail{(boxes › box("Inbox")) > *(message(1) › attachment(1))}"#)
      try await mail.back()
      try await mail.back()
      mail.expect(#"mail{*(boxes › box("Inbox")) > (message(1))}"#)
    }

    @Test("on a tablet the list stays beside what was chosen", arguments: MailFramework.allCases)
    func tablet(framework: MailFramework) async throws {
      let mail = try await MailStage(framework, MailStage.tablet)
      mail.expect("mail{*(boxes) | (welcome)}")
      try await mail.tap("Inbox", "Message 1")
      mail.expect(#"mail{(boxes › box("Inbox")) | *(message(1))}"#)
      try await mail.tap("Message 2", "Attachment")
      mail.expect(#"mail{(boxes › box("Inbox")) | *(message(2) › attachment(2))}"#)
    }

    @Test(
      "a window that becomes narrow and wide again keeps all that is open",
      arguments: MailFramework.allCases)
    func resized(framework: MailFramework) async throws {
      let mail = try await MailStage(framework, MailStage.tablet)
      try await mail.tap("Inbox", "Message 1", "Attachment")
      for _ in 0..<2 {
        try await mail.resize(to: MailStage.phone)
        mail.expect(#"mail{(boxes › box("Inbox")) > *(message(1) › attachment(1))}"#)
        try await mail.resize(to: MailStage.tablet)
        mail.expect(#"mail{(boxes › box("Inbox")) | *(message(1) › attachment(1))}"#)
      }
    }

    @Test(
      "what stands beside the list before a message is chosen is never seen on a phone",
      arguments: MailFramework.allCases)
    func welcome(framework: MailFramework) async throws {
      let mail = try await MailStage(framework, MailStage.tablet)
      try await mail.resize(to: MailStage.phone)
      mail.expect("mail{*(boxes) > (welcome)}")
      try await mail.resize(to: MailStage.tablet)
      mail.expect("mail{*(boxes) | (welcome)}")
    }

    @Test("a draft in a sheet keeps its text", arguments: MailFramework.allCases)
    func draft(framework: MailFramework) async throws {
      let mail = try await MailStage(framework, MailStage.phone)
      try await mail.tap("Inbox", "New Message")
      try await mail.stage.type("for Ada", into: "Text")
      try await mail.resize(to: MailStage.tablet)
      mail.expect(#"mail{*(boxes › box("Inbox")) | (welcome)} ⇧ sheet (compose)"#)
      #expect(mail.stage.texts.contains("for Ada"))
      try await mail.tap("Send")
      mail.expect(#"mail{*(boxes › box("Inbox")) | (welcome)}"#)
    }

    @Test(
      "the window changes while a request, a push or a finger is under way",
      arguments: MailFramework.allCases)
    func meanwhile(framework: MailFramework) async throws {
      let mail = try await MailStage(framework, MailStage.phone)
      mail.app.navigator.show(.box(name: "Inbox"))
      mail.resizeAtOnce(to: MailStage.tablet)
      mail.app.navigator.show(.attachment(message: 1))
      mail.resizeAtOnce(to: MailStage.phone)
      try await mail.stage.settle()
      mail.expect(#"mail{(boxes › box("Inbox")) > *(message(1) › attachment(1))}"#)
      try mail.beginSwipeBack()
      mail.resizeAtOnce(to: MailStage.tablet)
      try await mail.stage.settle()
      let picture = mail.app.navigator.tree.picture
      #expect(mail.stage.picture == picture)
      #expect(
        [
          #"mail{(boxes › box("Inbox")) | *(message(1) › attachment(1))}"#,
          #"mail{(boxes › box("Inbox")) | *(message(1))}"#,
        ].contains(picture))
    }

    @Test(
      "a link leads to the same place in each width",
      arguments: MailFramework.allCases, [MailStage.phone, MailStage.tablet])
    func link(framework: MailFramework, size: CGSize) async throws {
      let mail = try await MailStage(framework, size)
      let link = try #require(URL(string: "mail://messages/7/attachment"))
      mail.app.open(link)
      try await mail.stage.settle()
      let separator = size == MailStage.phone ? ">" : "|"
      mail.expect("mail{(boxes) \(separator) *(message(7) › attachment(7))}")
    }
  }
}
