// How a command is written, in Russian: what is typed as it stands, with Russian words where something else goes.

import Wording

extension Russian {
  /// `plot [УРОВЕНЬ] [ПЕРЕМ [ПЕРЕМ]]` for `plot [LEVEL] [VAR [VAR]]`
  static func form(_ form: String) -> String {
    var (result, word) = ("", "")
    for character in form {
      if character >= "A", character <= "Z" {
        word.append(character)
      } else {
        result += place(word)
        result.append(character)
        word = ""
      }
    }
    return result + place(word)
  }

  /// The word that stands in a place for something; what else is written in capitals stays: `W x H`, `HV:`.
  private static func place(_ word: String) -> String {
    switch word {
    case "ARGUMENTS": "АРГУМЕНТЫ"
    case "COLUMN": "СТОЛБЕЦ"
    case "EDGE": "КРАЙ"
    case "ENTER": "ВВОДИМАЯ"
    case "EXPR": "МАКЕТ"
    case "EXPRESSION": "ВЫРАЖЕНИЕ"
    case "FILE": "ФАЙЛ"
    case "ID", "NAME": "ИМЯ"
    case "KIND": "ВИД"
    case "LEAVE": "ВЫВОДИМАЯ"
    case "LETTER": "БУКВА"
    case "LEVEL": "УРОВЕНЬ"
    case "LINE": "СТРОКА"
    case "OBJECTIVE": "ФУНКЦИЯ"
    case "PLACES": "ЗНАКИ"
    case "POINT": "ТОЧКА"
    case "PRIORITY": "ПРИОРИТЕТ"
    case "RELATION": "СРАВНЕНИЕ"
    case "VALUE": "ЗНАЧЕНИЕ"
    case "VAR": "ПЕРЕМ"
    case "VIEW": "ВЬЮ"
    case "WORD": "СЛОВО"
    default: word
    }
  }
}
