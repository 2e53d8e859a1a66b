// A command with its arguments, by what becomes of it. Each kind is answered by one switch over all its cases, so that
// the compiler names what a new case still lacks.

public import Rationals

public enum Command: Hashable, Sendable {
  case change(Change)
  case travel(Travel)
  case question(Question)
  case walk(Walk)
  case setting(Setting)
  case log(Log)
  case request(Request)

  /// What changes the problem, without a look at its solution: the same change of the same state comes to the same.
  public enum Change: Hashable, Sendable {
    case point([PointDefinition])
    case variables([Name])
    /// `var x, y >= 0`: variables that are not negative, by their sign.
    case nonnegative([Name])
    /// `var 0 <= x, y <= 4`: the same with an upper bound, by its expression and its text.
    case bounded([Name], upTo: Expression, text: String)
    /// `x free`, `var x, y free`: variables of any sign, also those that were not negative by their sign.
    case free([Name])
    /// `vars fixed` and `vars free`: whether an unknown name is an error.
    case variablesFixed(Bool)
    case layout(LayoutChange)
    /// The insets of a view, which are points.
    case inset(InsetStatement)
    case drop([Name])
    case disable([Name])
    case enable([Name])
    /// `set ID VALUE`; the text is the value's.
    case set(Name, Expression, text: String)
    case priority(Name, PriorityMark)
    case weight(Name, Rational)
    /// What the slacks of a constraint, or an objective, are to be called by.
    case letter(Name, Name)
    /// `suggest VAR = VALUE @P`; the text is the value's.
    case suggest(Name, Expression, text: String, PriorityMark?)
    case release([Name])
    case reset
    case rule(RuleWord)
  }

  /// What goes back and forth among changes, so many of them.
  public enum Travel: Hashable, Sendable {
    case undo(Int)
    case redo(Int)
  }

  /// What is asked of the problem, of its solution, or of the program; it changes nothing.
  public enum Question: Hashable, Sendable {
    case list
    case decompose(Name?)
    case objectives
    case solve
    /// No name: every variable. One: a number line. Two: a polygon.
    case region([Name])
    /// No name: the three variables that there are.
    case wireframe([Name])
    /// `plot`, `plot low`, `plot low X`, `plot low x y`
    case plot(LevelMark?, [Name])
    case value(Expression)
    /// `[X1, X2]`
    case interval(IntervalExpression)
    /// `a⁺ = 10`: whether it is so.
    case holds(ConstraintStatement)
    /// A variable, an expression, a constraint, an objective, a view; nil: the one variable that there is.
    case why(MeasuredExpression?)
    /// `why not X = 10`; with a value alone, of the one variable that there is.
    case whyNot(ConstraintStatement)
    /// `what if LINE`
    case whatIf(String)
    /// `branch LINE | LINE`
    case branch([String])
    /// `branch x`: below and above its value, as whole numbers.
    case branchOn(Name)
    case conflict
    case prove
    case duel
    /// Of the level, or the highest.
    case dual(LevelMark?)
    /// `sensitivity report`: in the words of spreadsheets.
    case sensitivity(SensitivityWord?)
    /// `dual transport`: the prices of a transportation problem in its table.
    case transport
    /// A point, or whatever has a constant that can be set; or a variable's coefficient in an objective.
    case sweep(Name, in: Name?, from: Expression, to: Expression)
    case expect(Expectation)
    case layout(LayoutQuestion)
    /// `trace change`: the pivots that the last change took.
    case latestTrace
    /// `trace conflict`
    case refusedTrace
    /// Which rule chooses the column that enters?
    case rule
    /// The last so many changes; nil: all.
    case history(Int?)
    /// Which kinds of exercises are there?
    case exercises
    /// nil: the overview. The word is taken as typed, `@high` and `>=` included.
    case help(String?)
  }

  /// What goes through the solve, pivot by pivot.
  public enum Walk: Hashable, Sendable {
    /// Every pivot from the beginning.
    case trace
    case step(Int)
    case back(Int)
    case goTo(Int)
    case tableau
    /// The column that enters and, if it was said, the one that leaves: `X`, `a⁺`.
    case pivot(Name, Name?)
    /// nil asks whether it is on.
    case predict(PredictWord?)
  }

  /// How things are drawn; nil asks how they are.
  public enum Setting: Hashable, Sendable {
    case numbers(NumberWord?)
    case style(StyleWord?)
    case language(LanguageWord?)
    case show(ShowWord?)
    /// Whether the screen is drawn after every change.
    case draw(DrawWord)
  }

  /// What is done with a log of layout constraints, but for reading a file.
  public enum Log: Hashable, Sendable {
    /// The log stands in the lines that follow, up to one with a full stop alone.
    case paste
    /// `assume margins 8`: what a log does not print is this.
    case assume(AssumptionWord, Rational, SourceRange)
  }

  /// What only the program around a session can do, which has no input or output of its own.
  public enum Request: Hashable, Sendable {
    /// Read the file and give its lines to `Session.load(_:)`.
    case load(path: String)
    /// Show `Session.slideShow()` on the whole screen; the document says what to do where there is none.
    case present
    /// `save FILE`, and `save! FILE`: write `Session.script()`, or a lesson where the path ends in `.md`; only
    /// `replaces` allows to replace a file that is not the session's own.
    case save(path: String, replaces: Bool)
    case log(LogRequest)
    /// Read the file and give its program to `Session.importProgram(_:as:)`, or its lines to
    /// `Session.importLogs(in:as:)`.
    case importing(ImportWish)
    /// Write `Session.levelProgram(_:named:)` of the level, or the highest, or by its ending something else; `replaces`
    /// as for `save`.
    case exporting(path: String, level: LevelMark?, replaces: Bool)
    /// Play a lesson, or list them. A session knows of no lesson under way.
    case lesson(LessonRequest)
    /// Ask an exercise.
    case exercise(ExerciseRequest)
    case quit
  }
}

/// What `import` is to read, and how.
public struct ImportWish: Hashable, Sendable {
  public var path: String
  /// At which the rows of a program come in; nil: as requirements.
  public var priority: PriorityMark?
  /// Whether integer variables are taken for continuous ones.
  public var isRelaxed = false
}
