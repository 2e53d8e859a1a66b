// slackline lesson: the lessons without the prompt.

import ArgumentParser

struct LessonCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lesson", abstract: "Read the lessons, and check that they hold.".said,
    subcommands: [
      LessonList.self, LessonMapCommand.self, LessonShow.self, LessonStartCommand.self,
      LessonPlay.self, LessonReviewCommand.self, LessonCheck.self,
      LessonRunCommand.self,
      LessonGrade.self, LessonNew.self, LessonProgressCommand.self, LessonForget.self,
    ])
}
