// What it is told of lessons and exercises, in Russian.

import Wording

extension Russian {
  static let ofLessons = [
    "Read the lessons, and check that they hold.":
      "Читать уроки и проверять, верны ли они.",
    "List the built-in lessons, or one way through them.":
      "Перечислить встроенные уроки или показать один путь по курсу.",
    """
    --track minutes, class, course, engineer or layouts: a way through the course for twenty minutes, a class of \
    45, a course of fourteen weeks, an engineer with a log, or somebody who lays out screens, with what a teacher \
    should know.
    """:
      """
    --track minutes, class, course, engineer или layouts — путь по курсу на двадцать минут, на занятие в 45 \
    минут, на четырнадцать недель, для инженера с логом или для того, кто верстает экраны; там же сказано, что \
    нужно знать преподавателю.
    """,
    "One way through the course.":
      "Один путь по курсу.",
    "Show which lesson builds on which, and which can be begun now.":
      "Показать, какой урок опирается на какой и какие можно начать сейчас.",
    "Show a lesson, with every reply worked out afresh.":
      "Показать урок, вычислив все ответы заново.",
    "The lesson's name, its number, a word of its name, or a Markdown file.":
      "Имя урока, его номер, слово из имени или файл Markdown.",
    "Answer eight questions to find out where to begin.":
      "Ответить на восемь вопросов и узнать, с чего начать.",
    """
    The questions follow the course. The first one that is missed says with which lesson to begin; after two in a \
    row the rest is not asked.
    """:
      """
    Вопросы идут в порядке курса. Первый неверный ответ показывает, с какого урока начать; после двух подряд \
    остальные вопросы не задаются.
    """,
    "Play a lesson: read, type, answer.":
      "Пройти урок: читать, вводить, отвечать.",
    """
    Enter goes on; next, back, hint, answer, skip and quit do what they say, and again begins a task anew; any \
    other line is an answer where something is asked, and tried out elsewhere. Answers are kept, and the lesson \
    goes on after them next time.
    """:
      """
    Enter ведёт дальше; next, back, hint, answer, skip и quit значат: дальше, назад, подсказка, ответ, \
    пропустить и выйти, а again начинает задание заново. Любая другая строка, если задан вопрос, — ответ, а в \
    остальных местах — проба. Ответы сохраняются, и в следующий раз урок продолжится после них.
    """,
    "Begin at the beginning, whatever was answered before.":
      "Начать сначала, что бы ни было отвечено раньше.",
    "Begin at what leads to this question or task.":
      "Начать с того, что ведёт к этому вопросу или заданию.",
    "Type every line yourself; Enter does not run it.":
      "Вводить каждую строку самому; Enter её не выполняет.",
    "Write the answers into this file, for lesson grade.":
      "Записать ответы в этот файл, для lesson grade.",
    """
    The lesson's name, its number, a word of its name, or a Markdown file; without one, there is a menu, which \
    goes on where you stopped.
    """:
      """
    Имя урока, его номер, слово из имени или файл Markdown; без него открывается меню, с которым можно \
    продолжить с того же места.
    """,
    "Ask again what was missed.":
      "Снова спросить то, что не удалось.",
    """
    What was not right at once comes back a day later, three days after that, and seven after that; what is missed \
    again begins anew. The numbers are others where all that is said follows from them, and the solver works out \
    what is right. What only its lesson tells enough of is asked there: lesson play, with --at.
    """:
      """
    То, что не удалось сразу, возвращается через день, ещё через три дня и ещё через семь; что не удалось снова, \
    начинает этот счёт сначала. Если всё сказанное можно вывести из других чисел, числа будут другими, а верный \
    ответ вычислит решатель. Что понятно только в самом уроке, спрашивается там: lesson play с --at.
    """,
    "Write the review into this file, as a lesson, instead of asking.":
      "Не спрашивать, а записать повторение в этот файл, как урок.",
    "Files of lessons that are not built in.":
      "Файлы уроков, которые не встроены в программу.",
    "Run lessons and compare every reply with the expected one.":
      "Выполнить уроки и сравнить каждый ответ с ожидаемым.",
    """
    Without files, checks all built-in lessons. For each reply that differs prints FILE:LINE and the difference; \
    then how many blocks passed and failed. Questions are proved, tasks are cheated at, and every review of them \
    is played, too; what could be better is a warning.
    """:
      """
    Без файлов проверяет все встроенные уроки. О каждом ответе, который отличается, печатает FILE:LINE и само \
    отличие, а в конце — сколько блоков верно и сколько неверно. Вопросы доказываются, для заданий ищутся \
    обходные пути, проходится и каждое их повторение; о том, что можно улучшить, сообщает предупреждение.
    """,
    "Write the replies into the files as they are now; wildcards that hold stay.":
      "Вписать в файлы ответы, какие они сейчас; подстановки, которые подходят, остаются.",
    "Warnings count as failures.":
      "Считать предупреждения ошибками.",
    "Markdown files, - for standard input, or names of built-in lessons.":
      "Файлы Markdown, - (стандартный ввод) или имена встроенных уроков.",
    "Check again whenever a file is saved, until Ctrl-C.":
      "Проверять снова после каждого сохранения файла, до Ctrl-C.",
    "Go through lessons without anybody there.":
      "Пройти уроки без участия человека.",
    """
    Compares every reply, proves every question, and judges the answers that a file gives: in the order of the \
    questions, a line for each; for a task as many lines as it takes and an empty one. Lines that begin with # are \
    left out. Questions without an answer are open, which is no error. Exit status 1: a reply differs, or an \
    answer is wrong.
    """:
      """
    Сравнивает каждый ответ программы, доказывает каждый вопрос и оценивает ответы из файла: они стоят в порядке \
    вопросов, по строке на каждый; на задание — столько строк, сколько нужно, и за ними пустая. Строки, которые \
    начинаются с #, пропускаются. Вопрос без ответа остаётся открытым, и это не ошибка. Код завершения 1: ответ \
    программы отличается или ответ из файла неверен.
    """,
    "How to answer: text, json or junit.":
      "Вид ответов: text, json или junit.",
    "A file of answers to the one lesson that is named.":
      "Файл с ответами на единственный названный урок.",
    "Markdown files, - for standard input, or names of built-in lessons; none: all.":
      "Файлы Markdown, - (стандартный ввод) или имена встроенных уроков; без них — все уроки.",
    "Check what a learner has answered, from a transcript.":
      "Проверить ответы ученика по их записи.",
    """
    lesson play --transcript FILE writes one, and so does lesson review. Every answer is judged again from the \
    lesson itself; what the transcript says of them does not count. Exit status 1: something is wrong or open.
    """:
      """
    Такую запись делает lesson play --transcript FILE, а также lesson review. Каждый ответ оценивается заново по \
    самому уроку; оценки из записи не учитываются. Код завершения 1: что-то неверно или осталось без ответа.
    """,
    "The lesson's file, where it is not built in.":
      "Файл урока, если он не встроен в программу.",
    "Transcripts.":
      "Записи ответов.",
    "Write a skeleton of a lesson, to be filled in.":
      "Записать заготовку урока, чтобы её заполнить.",
    "The file; it must not be there yet. - is standard output.":
      "Файл, которого ещё нет; - означает стандартный вывод.",
    "List what has been answered so far.":
      "Показать, на что уже отвечено.",
    "Forget the answers to a lesson, or to all of them.":
      "Забыть ответы на один урок или на все.",
    "All lessons.":
      "Все уроки.",
    "The lesson's name.":
      "Имя урока.",
    "Ask an exercise, or list the kinds there are.":
      "Задать упражнение или перечислить виды упражнений.",
    """
    Type the answer, in any form that means the same; hint, answer, again and quit do what they say. The seed is \
    printed: with it, the same exercise comes again. If standard input is no terminal, its lines are the answers, \
    and the exit status is 1 unless each exercise that was asked is answered right.
    """:
      """
    Введите ответ в любом виде, который значит то же самое; hint, answer, again и quit значат: подсказка, ответ, \
    ещё одно и выйти. Число seed печатается: с ним то же упражнение можно получить снова. Если стандартный ввод \
    — не терминал, его строки служат ответами, а код завершения равен 1, если хотя бы на одно заданное \
    упражнение нет верного ответа.
    """,
    "Which exercise; without it, any.":
      "Какое именно упражнение; без этого числа — любое.",
    "How hard: 1, 2 or 3.":
      "Трудность: 1, 2 или 3.",
    "The kind; without one, they are listed.":
      "Вид упражнения; без него виды перечисляются.",
  ]
}
