// What it is told of the subcommands that solve, verify, compare and explain, in Russian.

import Wording

extension Russian {
  static let ofSolving = [
    "Solve a script, or a linear program of an LP or MPS file.":
      "Решить сценарий или линейную программу из файла LP или MPS.",
    """
    What a file holds is told by its ending, in capitals or not: .lp, .mps, .log (a log of layout constraints); \
    anything else is a script. Numbers stay exact: 0.1 is one tenth. Integer variables are refused, unless --relax \
    takes them for continuous ones.

    Requirements that contradict one another are a result here, not an error, and so is an objective that is \
    unbounded.

    With --certificate OUT a proof is written there as JSON, which "slackline verify FILE OUT" checks: the values, \
    and for each level the multiples of constraints that show it can be no less; or multiples of requirements that \
    add up to a falsehood; or a ray along which a level falls without end. Every number is exact, and what is zero \
    is left out. A multiple is zero or more where left >= right is required, zero or less where left <= right.
    """:
      """
    Что в файле, видно по окончанию его имени, прописными буквами или строчными: .lp, .mps, .log (лог \
    ограничений вёрстки); всё остальное — сценарий. Числа остаются точными: 0.1 — одна десятая. Целочисленные \
    переменные не принимаются, если --relax не велит считать их непрерывными.

    Требования, которые противоречат друг другу, здесь не ошибка, а результат, и неограниченная целевая функция \
    тоже.

    С --certificate OUT туда записывается в JSON доказательство, которое проверяет "slackline verify FILE OUT": \
    значения и для каждого уровня множители ограничений, из которых видно, что меньше он быть не может; или \
    множители требований, дающие в сумме ложное неравенство; или луч, вдоль которого уровень неограниченно \
    убывает. Все числа точны, нули опущены. Множитель неотрицателен, если требуется, чтобы левая часть была >= \
    правой, и неположителен, если <=.
    """,
    "Take the integer variables of an LP or MPS file for continuous ones, within their bounds; the reply says so.":
      "Считать целочисленные переменные файла LP или MPS непрерывными в тех же границах; в ответе об этом сказано.",
    "What the file holds, whatever its ending: lp, mps, log or script.":
      "Что в файле, каким бы ни было окончание его имени: lp, mps, log или script.",
    """
    How many intervals are worked out: all, after every level (as for scripts), last, or none but whether each \
    value is the only one (as for LP and MPS).
    """:
      """
    Какие промежутки вычислять: all — после каждого уровня (так для сценариев), last — только последние, none — \
    лишь единственно ли каждое значение (так для LP и MPS).
    """,
    "Exit with 10 where there is no solution, 11 where it is unbounded.":
      "Закончить с кодом 10, если решения нет, и с 11, если оно не ограничено.",
    "Write a proof of the result there, as JSON.":
      "Записать в этот файл доказательство результата, в JSON.",
    "The file; - is standard input.":
      "Файл; - означает стандартный ввод.",
    "Check a proof that solve --certificate wrote.":
      "Проверить доказательство, которое записал solve --certificate.",
    """
    FILE is read, and every number of PROOF is checked against it, exactly: that the values satisfy what is \
    required, that each sum of constraints is what it should be, and that it shows what is claimed. Nothing is \
    solved, and nothing that PROOF says is believed. (A script is run as it stands.)

    Exit status: 0 the proof holds; 1 it does not; 65 FILE or PROOF is malformed; 66 one could not be read.
    """:
      """
    Читает FILE и точно сверяет с ним каждое число из PROOF: удовлетворяют ли значения требованиям, такова ли \
    каждая сумма ограничений, какой должна быть, и следует ли из неё то, что утверждается. Ничего не решает и \
    ничему в PROOF не верит. (Сценарий выполняется как есть.)

    Код завершения: 0 — доказательство верно; 1 — неверно; 65 — в FILE или PROOF ошибка; 66 — один из них не \
    удалось прочитать.
    """,
    "What FILE holds, whatever its ending: lp, mps, log or script.":
      "Что в FILE, каким бы ни было окончание имени: lp, mps, log или script.",
    "The script, or the linear program; - is standard input.":
      "Сценарий или линейная программа; - означает стандартный ввод.",
    "The proof; - is standard input.":
      "Доказательство; - означает стандартный ввод.",
    "Solve by levels, by weights and in floating point, side by side.":
      "Решить по уровням, по весам и в числах с плавающей точкой и сравнить.",
    """
    What FILE comes to is solved three times: by strict levels, exactly; by weights instead of levels (1000000 for \
    high, 1000 for medium, 1 for low; among other levels each a thousand times the next), exactly; and by these \
    weights in floating point, where a requirement that is off by less than 1e-8 counts as met. It is told where \
    they part first, by how much, and which requirement no longer holds.
    """:
      """
    Решает FILE три раза: точно, по строгим уровням; точно, по весам вместо уровней (1000000 для high, 1000 для \
    medium, 1 для low; у других уровней вес каждого в тысячу раз больше, чем у следующего); и с теми же весами в \
    числах с плавающей точкой, где требование, нарушенное меньше чем на 1e-8, считается выполненным. Сообщает, \
    где решения расходятся впервые, насколько и какое требование больше не выполнено.
    """,
    "Explain a log “Unable to simultaneously satisfy constraints”.":
      "Объяснить лог «Unable to simultaneously satisfy constraints».",
    """
    Reads what Auto Layout prints, with whatever stands around it: what each line says and whose it is, a smallest \
    conflict with the sum that proves it, and the ways out, each tried. With --format json, there is one object \
    for each log.

    Whose a line is: yours you can change; a mask line comes from an autoresizing mask, a stack line from a \
    property of a stack view; margins, content, cell and container lines come from guides, texts and pictures, and \
    the sizes that hold a view; all else is the system's.

    Exit status: 0 where a log was read, 65 where there is none in the file.
    """:
      """
    Читает то, что печатает Auto Layout, вместе со всем, что стоит вокруг, и объясняет: что говорит каждая \
    строка и чья она, каково наименьшее противоречие с суммой, которая его доказывает, и какие есть выходы; \
    каждый проверен. С --format json на каждый лог приходится один объект.

    Чья строка: ваше — то, что вы можете изменить; строка mask получается из маски автоизменения размеров, stack \
    — из свойства stack view; строки margins, content, cell и container — из направляющих, текстов и картинок и \
    из размеров, которыми закреплена вью; всё остальное принадлежит системе.

    Код завершения: 0, если лог прочитан; 65, если в файле его нет.
    """,
    "Assume that all margins that the log does not pin are this wide.":
      "Предположить, что все поля, которых лог не закрепляет, такой ширины.",
    "Assume that first and last baselines lie so far inside the view.":
      "Предположить, что первая и последняя базовые линии лежат настолько внутри вью.",
    "Assume that leading is right, as where text runs from right to left.":
      "Предположить, что leading справа, как в тексте, который идёт справа налево.",
    "The log; - is standard input.":
      "Лог; - означает стандартный ввод.",
    "Measure what changes and layouts cost on this machine.":
      "Измерить, чего стоят на этом компьютере изменения и вёрстка.",
    "A chain of items: one constraint at a time, all at once, one more, a constant.":
      "Цепочка: ограничения по одному, все сразу, ещё одно, новая константа.",
    """
    Each item is at least 10 behind the one before (required) and wished to be at 0 (low). Times are medians; the \
    pivots stand beside them. All at once beats one at a time, a constant is far cheaper than a constraint, and \
    what is low leaves the levels above alone.
    """:
      """
    Каждый элемент отстоит от предыдущего не меньше чем на 10 (required), и желательно, чтобы он был в 0 (low). \
    Время — медиана, рядом стоит число шагов. Все сразу быстрее, чем по одному; константа намного дешевле \
    ограничения; а то, что на уровне low, не затрагивает уровней выше.
    """,
    "How many items, from 10 to 20000.":
      "Сколько элементов, от 10 до 20000.",
    "A list of cells: arranged without a solver, and as constraints.":
      "Список ячеек: расстановка без решателя и решение ограничений.",
    """
    Each cell is an inset, a row, an image and two labels. Without a solver every view is measured and arranged \
    once, so the time grows with their number. As constraints the same list is solved from nothing, and again \
    after the window was dragged a step. Times are medians; operations and pivots stand beside them. "bench stack" \
    is the same.
    """:
      """
    В каждой ячейке отступы, ряд, картинка и две надписи. Без решателя каждая вью один раз измеряется и один раз \
    ставится на место, поэтому время растёт вместе с их числом. Как ограничения тот же список решается с нуля и \
    ещё раз после того, как размер окна изменился на шаг. Время — медиана, рядом стоит число операций и шагов. \
    "bench stack" — то же самое.
    """,
    "How many views at most, from 10 to 2000.":
      "Сколько вью, самое большее; от 10 до 2000.",
  ]
}
