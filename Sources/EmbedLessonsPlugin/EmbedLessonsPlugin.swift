// Puts the files of lessons/ into the binary: before the module Lessons is compiled, EmbedLessons
// writes them as one Swift file, so that their only copy is the one that people read.

import Foundation
import PackagePlugin

@main
struct EmbedLessonsPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = context.package.directoryURL.appending(path: "lessons", directoryHint: .isDirectory)
    let lessons = try FileManager.default
      .contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "md" }
      .sorted { $0.path < $1.path }
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
