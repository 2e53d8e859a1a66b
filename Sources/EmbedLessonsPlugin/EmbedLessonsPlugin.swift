// Puts the files of lessons/ into the binary: before the module Course is compiled, EmbedLessons
// writes them as one Swift file, so that their only copy is the one that people read.
//
// Sources/Course/Texts is a link to lessons/. Only what lies inside a target does the package
// manager watch for files that come and go; without it, changes in a new lesson would be missed.

import Foundation
import PackagePlugin

@main
struct EmbedLessonsPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target.sourceModule else { return [] }
    let lessons = target.sourceFiles.map(\.url).filter { $0.pathExtension == "md" }
    let folder = target.directoryURL.appending(path: "Texts", directoryHint: .isDirectory)
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedLessons.swift")
    return [
      .buildCommand(
        displayName: "Embedding the lessons",
        executable: try context.tool(named: "EmbedLessons").url,
        arguments: [folder.path, output.path],
        // The folder too: its date changes when a lesson comes or goes.
        inputFiles: lessons + [folder],
        outputFiles: [output])
    ]
  }
}
