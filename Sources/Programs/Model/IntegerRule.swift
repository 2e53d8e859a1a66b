// What becomes of columns that must be whole numbers, which a linear program cannot ask for.

/// What a reader makes of integer variables.
public enum IntegerRule: Hashable, Sendable {
  /// The file is refused, by the name of the first.
  case refused
  /// They may be any number: the relaxation, whose best value no point of whole numbers can beat. Their bounds hold.
  case relaxed
}
