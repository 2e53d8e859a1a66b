// What the argument parser is told of the program as a whole, of run, and of what several subcommands have, in Russian.

import Wording

extension Russian {
  static let ofProgram = [
    "See how linear programming and constraint hierarchies work.":
      "Показывает, как устроены линейное программирование и иерархии ограничений.",
    """
    Without arguments, opens the prompt; if standard input is not a terminal, runs it as a script. Type help at \
    the prompt to see what can be typed.

    Exit status: 0 all well; 1 an expect, or a lesson's expected output, did not hold; 64 bad arguments; 65 a \
    statement was malformed or refused; 66 a file could not be read or written; 70 an internal error.
    """:
      """
    Без аргументов открывает приглашение; если стандартный ввод — не терминал, выполняет его как сценарий. Что \
    можно вводить в приглашении, скажет help.

    Код завершения: 0 — всё хорошо; 1 — не выполнено expect или ответ в уроке не тот, что ожидался; 64 — \
    неверные аргументы; 65 — строка ошибочна или не принята; 66 — файл не удалось прочитать или записать; 70 — \
    внутренняя ошибка.
    """,
    "Run this line, and the other -c lines after it, and stop; with --format json, in JSON.":
      "Выполнить эту строку, за ней остальные строки -c и закончить; с --format json ответы в JSON.",
    "Speak this language, en or ru; by default that of LC_ALL, LC_MESSAGES or LANG. It may stand in all subcommands.":
      """
    Говорить на этом языке, en или ru; по умолчанию на том, который задан в LC_ALL, LC_MESSAGES или LANG. \
    Годится и для всех подкоманд.
    """,
    "Leave out the rc file at the prompt.":
      "Не выполнять файл rc в начале приглашения.",
    "Open the prompt to present, and show the walk through this script at once.":
      "Открыть приглашение для показа и сразу показать ход решения этого сценария.",
    "Run scripts, each in a session of its own.":
      "Выполнить сценарии, каждый в своём сеансе.",
    "A script goes on after an error, unless --stop is given. With --format json, there is one object for each line.":
      """
    После ошибки сценарий выполняется дальше, если не указано --stop. С --format json на каждую строку \
    приходится один объект.
    """,
    "How to answer: text or json.":
      "Вид ответов: text или json.",
    """
    With --format json: the solution in all objects, in those of lines that changed something, in the last one \
    only, or in none.
    """:
      """
    С --format json: решение во всех объектах, только у строк, которые что-то изменили, только в последнем или \
    нигде.
    """,
    "With --format json: each reply as data, as the text that a person would read, all, or none.":
      "С --format json: каждый ответ как данные, как текст для человека, в обоих видах или ни в каком.",
    "Print the JSON Schema of what --format json writes, and stop.":
      "Напечатать схему JSON того, что пишет --format json, и закончить.",
    "Stop at the first error.":
      "Остановиться на первой ошибке.",
    "The scripts; - is standard input.":
      "Сценарии; - означает стандартный ввод.",
  ]
}
