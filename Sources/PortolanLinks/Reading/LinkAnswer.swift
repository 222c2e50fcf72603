/// What a link stands for, now or after some work.
public enum LinkAnswer<Output> {
  /// This.
  case output(Output)
  /// What this work finds.
  case lookUp(LinkLookUp<Output>)
}

extension LinkAnswer: Sendable where Output: Sendable {}
