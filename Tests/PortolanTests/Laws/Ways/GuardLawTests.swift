import Testing

@testable import PortolanFixtures

/// Tries each way into a tree with a keeper that refuses everything.
///
/// `Documentation/API` shows each new public declaration as a diff; one that leads into a tree is
/// tried here.
@MainActor
@Suite("No verb, link or gesture opens a screen that its guards do not allow (law 4)")
struct GuardLawTests {}
