// What a question about views is answered with.

/// Views: where they are, where they could be, and what would decide it.
public enum LayoutAnswer: Sendable {
  /// - Parameter relative: where the views are beside one that nothing holds in its place; nil where all are held.
  case drawing(FramesReport, relative: RelativeFrames?)
  case ambiguity(AmbiguityReport)
  case extremes(ExtremesReport)
  /// nil before the first change.
  case passes(PassesReport?)
  case pixels(PixelsReport)
  case formats(FormatsReport)
  case specialised(SpecialisedReport)
  /// Logs that were read, in order.
  case logs([LogReport])
  /// More lines of a log are to come; the first of them, if nothing has said so yet.
  case awaitsLog(isFirst: Bool)
}
