// What is said of a log of constraints that cannot hold together. Constraints are called by their number in
// the list, from 1.

import ConstraintHierarchies
import Layouts
import Rationals
import Rendering
import Wording

/// What is said of the list, and of what could not be read of it.
enum LogWords {
  /// The log with that number, of several in one file.
  case log(Int, line: Int)
  case number, whose, says
  case owner(LogOwner)
  /// Where in a program the constraint was made, after what it says.
  case source(LayoutLog.SourceLine)
  case phrase(LayoutLog.Entry, LayoutLog)
  case repeats(Int)
  case mayGiveWay(Priority)
  /// What the short names stand for.
  case names

  case unread(Int)
  /// Why that line was not read, before what stands there.
  case reason(Int, LayoutLog.Unread.Reason)
  /// The lines of a long list that have no part in what was told.
  case otherLines
  /// These stand in it without an address, by the name of their class.
  case classes([String])
  /// What people do about what was hidden.
  case howToUnhide
  /// These lines have a `|` of which the log does not say what it stands for.
  case nameless([Int])
  /// So many lines are constraints of the session, the first of them under that name.
  ///
  /// - Parameter lowering: what its reader may give another priority, so that the one that is disabled can hold.
  case kept(Int, as: String, number: Int, disabled: [String], lowering: String?)
  /// These cannot be said in a line of the language.
  case unsaid([Int])
  /// The lines of a log are to come.
  case awaited
}

/// What is said of a conflict.
enum LogVerdictWords {
  /// - Parameter areAll: whether there are no others.
  case conflict([Int], areAll: Bool)
  /// It is not known whether fewer would do.
  case perhapsFewer
  /// It is not known because somebody stopped it, and other things are not either.
  case stopped
  case alwaysHeld([String])
  case otherConflicts(Int, areAll: Bool)
  case innocent([Int])
  case perhapsRounded
  case broke(Int, cures: Bool)
  /// - Parameter begins: whether the list begins in the text.
  case brokeUnlisted(begins: Bool, ends: Bool)
}

/// What stands in a sum besides numbers and names.
enum LogSumWords {
  /// A number that was assumed.
  case assumed(String)
  /// What so many gaps come to.
  case gaps(Int, String)
  case sizes(Int)
}

/// What is said of the ways out of a conflict.
enum LogWayWords {
  case heading
  /// - Parameter haveOthers: whether there is anything else that could hold.
  case lower([Int], shortfall: Rational, haveOthers: Bool)
  /// Each as an inequality with that relation.
  case relax([Int], Relation)
  /// What the developer cannot change.
  case foreign([Int], shortfall: Rational)
  case withoutMask(item: String, entries: [Int], cures: Bool)
  case drop([Int])
  /// A property of a stack view, or of that view in one.
  case property(StackProperty, item: String?, entries: [Int], cures: Bool)
  /// These hold views at sizes that they have only while they are measured.
  case measuring([Int], haveOwn: Bool, isForeign: Bool)
  /// What people do about a stack that nothing of theirs is in.
  /// - Parameters:
  ///   - edge: which line of the stack the edge of a wrapper would be; it was tried at 999. Nil where none of them ends the
  ///     conflict.
  ///   - shortfall: by how much it gives way then.
  case wrapper(edge: Int?, shortfall: Rational)
  /// Nothing in the conflict is the developer's, nor comes from what one can set.
  case nothingOwn
  /// No line alone ends it.
  case noneAlone
}

/// What is said of a log that can hold as printed, and of what is assumed.
enum LogGuessWords {
  /// - Parameters:
  ///   - isRead: whether every line was read.
  ///   - begins: whether the list begins in the text; `ends`: whether it ends there.
  case satisfiable(isRead: Bool, begins: Bool, ends: Bool)
  /// The line that holds only just, where all was read.
  case barely(Int)
  /// What `minY` and the like were taken for.
  case yAxis(LayoutLog.YAxis)
  case assumed(LogAssumptions)
  case notPrinted([String])
  case conflict(LogAssumptions, [Int])
  case noConflict(LogAssumptions)
  /// Which other margins clash by the same sum.
  case alsoClashing(LogSum.Margins)
  case howToAssume(isInSession: Bool, margins: Bool, baselines: Bool)
}
