/// Shows the front column of a split alone, as on a narrow screen.
final class OneColumnController: MemberViewController {}
