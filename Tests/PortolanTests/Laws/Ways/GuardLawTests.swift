import Testing

/// Tries each way into a tree with a keeper that lets nobody in; `Ways.txt` says which test tries
/// which way.
@MainActor @Suite("Law 4: no way leads round a guard") struct GuardLawTests {}
