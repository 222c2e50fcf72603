/// Stands for a split: the column in front alone, as on a narrow screen.
final class OneColumnController: MemberViewController {}
