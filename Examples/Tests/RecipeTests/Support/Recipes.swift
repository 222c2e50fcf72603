import Testing

/// All recipes' tests, one after the other: the census of what is alive is the process's.
@Suite("Each recipe does what its description promises", .serialized) enum Recipes {}
