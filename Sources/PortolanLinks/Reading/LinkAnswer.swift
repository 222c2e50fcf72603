/// What a link stands for, or the look-up that finds it, such as a call to a server.
public enum LinkAnswer<Output> {
  /// The link stands for this output.
  case output(Output)
  /// The link stands for the output that this look-up finds.
  case lookUp(LinkLookUp<Output>)
}

extension LinkAnswer: Sendable where Output: Sendable {}
