// What people want to do, for help without a word. Each goes on from "to".

import Wording

extension English {
  static func purpose(of task: HelpTaskID) -> String {
    switch task {
    case .names: "name points and variables"
    case .requirements: "say what must hold"
    case .preferences: "wish for something"
    case .views: "lay out views"
    case .answers: "see or check the answer"
    case .minimised: "see what is minimised"
    case .regions: "see what each level leaves"
    case .pivots: "watch every pivot"
    case .choices: "choose or guess the pivots"
    case .reasons: "know why"
    case .alternatives: "ask what if"
    case .edits: "drag something"
    case .changes: "change something"
    case .omissions: "leave something out"
    case .undoing: "take it back, or leave"
    case .drawing: "change how it is drawn"
    case .files: "keep lines in a file"
    case .programs: "use LP and MPS files"
    case .lessons: "learn it, and practise"
    }
  }
}
