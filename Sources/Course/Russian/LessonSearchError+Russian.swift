// Why no lesson was found, in Russian.

import Wording

extension LessonSearchError {
  public var russian: String {
    switch self {
    case .unknown(let name, let nearest?):
      "урока \(name.inertName) нет; может быть, \(nearest)?"
    case .unknown(let name, nil):
      "урока \(name.inertName) нет; все уроки показывает lesson list"
    case .ambiguous(let name, let names):
      "под именем \(name.inertName) можно понимать \(RussianGrammar.list(names, "или"))"
    }
  }
}
