// numbers, style, language, show: how things are drawn. Each is a change that undo takes back, as a learner who
// mistypes one expects; but what it changes is no part of the problem, so it neither moves the walk
// through the trace nor makes undone lines impossible to do again.

import Language

extension Session {
  /// Sets what is to be set, and tells what is in use.
  mutating func set(_ setting: Command.Setting, _ text: String) -> Reply {
    switch setting {
    case .numbers(let word): set(word.map { .init($0) }, text) { .numbers($0.numbers) }
    case .style(let word): set(word.map { .init($0) }, text) { .isASCII($0.isASCII) }
    case .language(let word): set(word.map { .init($0) }, text) { .speech($0.speech) }
    case .show(let word): set(word.map { .init($0) }, text) { .form($0.form) }
    case .draw(let word): set(.init(word), text) { .drawsViews($0.drawsViews) }
    }
  }

  /// - Parameters:
  ///   - setting: the choice; nil where it is only asked for.
  ///   - inUse: what to tell of.
  private mutating func set(
    _ setting: DisplaySettings.Setting?, _ text: String,
    _ inUse: (DisplaySettings) -> DisplaySettings.Setting
  ) -> Reply {
    let before = setting.flatMap { settings.apply($0) }
    if let setting, let before {
      let change = SettingChange(before: before, after: setting)
      timeline.add(Timeline.Entry(line: text.trimmed, settings: [change]), to: state)
    }
    return Reply(.change(.setting(inUse(settings))), isChange: before != nil)
  }
}
