/// A house of the library.
enum Branch: String, CaseIterable { case north = "North", south = "South" }
