// What it is told of the subcommands that write files for others, in Russian.

import Wording

extension Russian {
  static let ofWriting = [
    "Write a script, a linear program or a lesson for others.":
      "Записать сценарий, линейную программу или урок в другом виде.",
    """
    What is written is told by the ending of OUT:

      .lp, .mps  a linear program that other solvers read
      .json      the solution as "slackline solve --format json" writes it
      .html      the walk through the solve, step by step, as a page; of a lesson (.md) the lesson with its \
    replies
      .svg       the region after each level as a picture: of one variable on a number line, of two in the plane, \
    of more one by one; of views the views
      .tex       the constraints as equations in slacks, the objectives, the dictionaries and the solution, for \
    LaTeX

    Pages and pictures are light or dark as the reader's system is, and ask for nothing from anywhere.

    A linear program has one objective, so of a script it has one level, the highest unless --level names another. \
    Rows hold the levels above at their least values. Numbers are written exactly. Comments in the file say what \
    stands for what.

    Exit status: 65 where a line of the script is refused; nothing is written then.
    """:
      """
    Что записать, видно по окончанию имени OUT:

      .lp, .mps  линейную программу, которую прочтут другие решатели
      .json      решение, каким его пишет "slackline solve --format json"
      .html      ход решения, шаг за шагом, как страницу; из урока (.md) — урок с ответами
      .svg       рисунок области после каждого уровня: для одной переменной на числовой прямой, для двух на \
    плоскости, для большего числа по одной; для вёрстки — рисунок вью
      .tex       ограничения как уравнения с дополнительными переменными, функционалы, словари и решение, для \
    LaTeX

    Страницы и рисунки светлые или тёмные, как настроена система читателя, и ничего ниоткуда не загружают.

    У линейной программы одна целевая функция, поэтому из сценария в неё входит один уровень: самый высокий, \
    если --level не называет другого. Уровни выше закреплены строками на своих наименьших значениях. Числа \
    записаны точно. Что чему соответствует, сказано в комментариях файла.

    Код завершения: 65, если строка сценария не принята; тогда ничего не записывается.
    """,
    "The file to write; - is standard output.":
      "Файл, в который записать; - означает стандартный вывод.",
    "What to write, whatever the ending of OUT: lp, mps, json, svg, html or tex.":
      "Что записать, каким бы ни было окончание OUT: lp, mps, json, svg, html или tex.",
    "The level that is the objective: high, medium, low, or its number.":
      "Уровень, который станет целевой функцией: high, medium, low или его число.",
    "The script, the linear program or the lesson; - is standard input.":
      "Сценарий, линейная программа или урок; - означает стандартный ввод.",
    "Write the course as a site: a page for each lesson.":
      "Записать курс как сайт: по странице на урок.",
    """
    The pages have what is typed in each lesson, the replies and the pictures as they are now, and hints and \
    answers folded up. They need no script, ask for nothing from anywhere, and lead to one another by relative \
    links: put the folder on any server, or open index.html from the disk.

    With --page every lesson opens in the live page, too; where .ci/page has made one, that is taken by itself. \
    Its folder .build/page/site is for a server, with the engine in a file of its own; the file slackline.html is \
    for a disk.

    With --address the pages say where they stand, for search engines and for who shares a link.

    The folder is made if it is not there. One with files in it that are not of such a site is left alone. Exit \
    status: 66 where something cannot be read or written.
    """:
      """
    На страницах стоит то, что вводится в уроке, ответы и рисунки, какие программа даёт сейчас, а подсказки и \
    решения свёрнуты. Страницы обходятся без скриптов, ничего ниоткуда не загружают и связаны относительными \
    ссылками: положите каталог на любой сервер или откройте index.html с диска.

    С --page каждый урок открывается и на интерактивной странице; если её уже создал .ci/page, она берётся сама. \
    Каталог .build/page/site предназначен для сервера, движок там лежит отдельно; файл slackline.html — для \
    диска.

    С --address страницы сообщают свой адрес: для поисковых систем и для тех, кто делится ссылкой.

    Если каталога нет, он создаётся. Каталог с посторонними файлами остаётся нетронутым. Код завершения: 66, \
    если что-то не удалось прочитать или записать.
    """,
    "The live page, as .ci/page makes it: a file slackline.html, or the folder with what belongs to one.":
      """
    Интерактивная страница, какую создаёт .ci/page: файл slackline.html или каталог со всем, что к нему \
    относится.
    """,
    "Where the site will stand, such as https://example.org/slackline/.":
      "Адрес, по которому будет сайт, например https://example.org/slackline/.",
    "The folder to write into.":
      "Каталог, в который записать.",
  ]
}
