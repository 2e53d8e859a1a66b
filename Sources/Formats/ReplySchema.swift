// What `slackline run --schema` prints: a JSON Schema (draft 2020-12) of the objects that `run --format json` writes.

import ConstraintHierarchies
import Language
import Layouts
import Session

/// The schema of what `run --format json` and `solve --format json` write.
public enum ReplySchema {
  /// Every kind of reply, topic by topic.
  static var kinds: [SchemaRecipe] {
    [
      ChangeSummary.shape.schema, DisplaySettings.Setting.shape.schema, RuleWord.reply.schema,
      Travel.undo.schema, Travel.redo.schema, HistoryReport.shape.schema, ChangeTrace.reply.schema,
      ProgramImport.shape.schema,
      Listing.shape.schema, Decomposition.shape.schema, ObjectivesReport.shape.schema,
      ValueReport.shape.schema, ClaimReport.shape.schema, HelpReport.shape.schema,
      StateAnswer.exercises.schema,
      StateAnswer.holds.schema, Command.Request.shape.schema,
      TraceReport.shape.schema, StepReport.reply.schema, PlaceReport.back.schema,
      PlaceReport.goTo.schema, PlaceReport.tableau.schema, ManualPivotReport.shape.schema,
      Score.reply.schema, GuessReport.shape.schema,
      SolveReport.shape.schema, SensitivityReport.shape.schema, SweepReport.shape.schema,
      RegionReport.shape.schema, WireframeReport.shape.schema, PlotReport.shape.schema,
      Duel.shape.schema, DualReport.reply.schema, SpreadsheetReport.shape.schema,
      TransportReport.shape.schema,
      WhyReport.shape.schema, WhyNotReport.shape.schema, WhatIfReport.shape.schema,
      BranchReport.shape.schema,
      ConflictReport.reply.schema, ProofReport.shape.schema,
      FramesReport.shape.schema, AmbiguityReport.shape.schema, ExtremesReport.shape.schema,
      FormatsReport.shape.schema, PassesReport.reply.schema, PixelsReport.shape.schema,
      SpecialisedReport.shape.schema,
      LogReport.reply.schema, LogReport.awaited.schema,
    ]
  }

  /// The schema as JSON text. The root describes an object of `run --format json`; `#/$defs/solution` what
  /// `solve --format json` writes, and `#/$defs/explanation` what `explain --format json` does. Kinds and keys are added to, never changed.
  public static var text: String {
    var definitions = SchemaDefinitions()
    let reply = definitions.refer(to: "reply") { definitions in
      .any("oneOf", of: kinds.map { $0.make(&definitions) })
    }
    func member(
      _ name: String, _ schema: Schema, _ about: String = "", isRequired: Bool = false
    ) -> Schema {
      let member = Schema.object(name, schema.described(about))
      return isRequired ? member : member.withoutRequired
    }
    let line = [
      member(
        "line", .type("integer"), "The number of the line in its file, from 1.", isRequired: true),
      member(
        "input", .type("string"), "The line as it was typed, without the space around it.",
        isRequired: true),
      member("ok", .type("boolean"), "Whether it was taken.", isRequired: true),
      member("error", Failure.shape.schema.make(&definitions)),
      member("reply", reply),
      member(
        "question", QuestionReport.orNull.schema.make(&definitions),
        "A question that the line has left open."),
      member("text", .type("string"), "What a person would have read."),
      member("solution", PlainSolution.shape.schema.make(&definitions)),
    ].reduce(Schema.object, +)
    return line.document("A line of slackline run --format json", about, definitions) + "\n"
  }

  private static let about = """
    Every number is an exact fraction in a string, such as 20 or -7/3; an end of an interval that is open to \
    infinity is null. Names of slacks are as they are typed: a+ is what the left side of the constraint a is \
    above its right side, a- what it is below it. Keys and kinds may be added.
    """
}
