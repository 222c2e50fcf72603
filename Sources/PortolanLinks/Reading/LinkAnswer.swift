/// What a link stands for, or the work that finds it.
public enum LinkAnswer<Output> {
  /// The link stands for this output.
  case output(Output)
  /// The link stands for the output that this work finds.
  case lookUp(LinkLookUp<Output>)
}

extension LinkAnswer: Sendable where Output: Sendable {}
