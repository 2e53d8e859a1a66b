// Help in Russian on what can be typed that is no command.

import Wording

extension Russian {
  static let statementForms: [HelpTopic] =
    [
      HelpTopic(
        .statement, "ограничение",
        or: [
          "ограничения", "равенство", "уравнение", "неравенство", "сравнение", "constraint",
          "relation", "equation", "inequality", "=", "==", "<=", "=<", "≤", ">=", "=>", "≥", "<",
          ">",
        ],
        form: "[ИМЯ:] E = E [@ПРИОРИТЕТ] [weight W]",
        summary: "одно выражение равно другому, не больше его или не меньше",
        body:
          """
          Знаков сравнения три: =, <= и >=. Строгих < и > нет: в области без границы наименьшее значение может не \
          достигаться.

          Ограничение без приоритета — требование.
          """,
        example: ["point X0 = 0", "X >= X0 @high"],
        seeAlso: ["chain", "label", "priorities", "linear"]),
      HelpTopic(
        .statement, "визуальный формат",
        or: ["visual format", "VFL", "|-"],
        form: "[ИМЯ:] [H: | V: | HV:] [|СВЯЗЬ] [ВЬЮ(РАЗМЕР)] СВЯЗЬ … [align КРАЙ]",
        summary: "вью одна за другой вдоль оси; каждый промежуток и каждый размер — ограничение",
        body:
          """
          [a][b] соприкасаются; в [a]-[b] между ними 8, в |-[a] до супервью 20, или столько, сколько указано командами \
          'spacing' и 'margin'; в [a]-12-[b] и [a]-(>=8,<=20@500)-[b] расстояние указано прямо. В скобках после имени \
          стоит размер: [a(100)], [a(>=70@500)], [a(==b)]. Вместо числа годится точка. 'align top' и подобное связывает \
          соседей поперёк оси.

          Сверх того, что есть у Apple: HV: для обеих осей, ~ для промежутков, которые все равны, [a(50%)] от супервью, \
          [a(b.width*2)].
          """,
        example: ["view find, field", "H:|-[find]-[field(>=20)]-| align top"],
        seeAlso: ["view", "size", "constraint"]),
      HelpTopic(
        .statement, "цепочка",
        or: ["двойное неравенство", "chain"],
        form: "E <= E <= E",
        summary: "несколько знаков сравнения подряд, по ограничению на каждый",
        body:
          """
          Приоритет или вес в её конце относится ко всем этим ограничениям.
          """,
        example: ["0 <= x <= 10"],
        seeAlso: ["constraint", "label"]),
      HelpTopic(
        .statement, "имя ограничения",
        or: ["label", "ID", ":"],
        form: "ИМЯ: ОГРАНИЧЕНИЕ",
        summary: "имя, по которому команды находят ограничение или целевую функцию",
        body:
          """
          Ограничение без имени получает букву: a, b, c и так далее.
          """,
        example: ["left: x >= 0"],
        seeAlso: ["constraint", "list", "drop"]),
    ] + objectiveForms + markForms + expressionForms
}

// MARK: Objectives and marks

extension Russian {
  private static let objectiveForms: [HelpTopic] = [
    HelpTopic(
      .statement, "maximize",
      or: ["максимизировать", "максимум", "maximise", "max"],
      form: "maximize E [@ПРИОРИТЕТ] [weight W]",
      summary: "выражение, наибольшее, какое допускает его уровень (@low, если не указан другой)",
      body:
        """
        Выражение вычитается из функционала своего уровня.
        """,
      example: ["maximize 3x + 5y"],
      seeAlso: ["minimize", "objective", "unbounded"]),
    HelpTopic(
      .statement, "minimize",
      or: ["минимизировать", "минимум", "minimise", "min"],
      form: "minimize E [@ПРИОРИТЕТ] [weight W]",
      summary: "выражение, наименьшее, какое допускает его уровень (@low, если не указан другой)",
      body:
        """
        Выражение прибавляется к функционалу своего уровня.
        """,
      example: ["minimize 2x - y @high"],
      seeAlso: ["maximize", "objective", "unbounded"]),
  ]

  private static let markForms: [HelpTopic] = [
    HelpTopic(
      .statement, "приоритеты",
      or: ["приоритет", "priorities", "@"] + PriorityWord.all.map { "@\($0.word)" }
        + PriorityWord.all.dropFirst().map { $0.word } + ["strength"],
      form: "@required | @high | @medium | @low | @ЧИСЛО",
      summary: "насколько важно ограничение: число больше 0; то, у чего 1000, обязательно",
      body:
        """
        @required — это 1000, @high (или @strong) — 750, @medium — 500, @low (или @weak) — 250. Без пометки ограничение \
        обязательно, а целевая функция получает @low.

        Каждое число — отдельный уровень: никакое отклонение на нижних уровнях, как бы велико оно ни было, не \
        перевесит отклонения на верхних.
        """,
      example: ["x = 5 @low"],
      seeAlso: ["level", "weights", "priority", "requirement"]),
    HelpTopic(
      .statement, "веса",
      or: ["вес", "weights"],
      form: "weight ЧИСЛО",
      summary: "сколько значит отклонение ограничения внутри его уровня: неотрицательное число",
      body:
        """
        Веса сопоставляют ограничения только одного уровня; между уровнями решает один приоритет.
        """,
      example: ["x = 50 @750 weight 2"],
      seeAlso: ["priorities", "weight", "level"]),
  ]
}

// MARK: Expressions, names and lines

extension Russian {
  private static let expressionForms: [HelpTopic] = [
    HelpTopic(
      .statement, "выражение",
      or: [
        "арифметика", "умножение", "expression", "arithmetic", "+", "-", "*", "/", "multiplication",
      ],
      form: "E",
      summary:
        "числа и имена со знаками + - * / и скобками; строка из одного выражения даёт его значение",
      body:
        """
        Число прямо перед именем или скобкой умножает: 2x — это 2*x. Произведения и частные вычисляются слева направо, \
        так что 1/2x — половина x.
        """,
      example: ["x = 3", "y = 5", "(x + y)/2 - 1/3"],
      seeAlso: ["linear", "number", "value"]),
    HelpTopic(
      .statement, "число",
      or: ["number", "дробь", "десятичная дробь", "fraction", "decimal", "rational"],
      form: "12 | 0.5 | 1/3 | 1e-3",
      summary: "точное, как его ни запиши: 0.1 — одна десятая",
      body:
        """
        В записи числа не больше 1000 цифр. 2e3 — две тысячи, 2e — два, умноженное на e.

        Если в числе больше 40 цифр, ответы показывают первые и последние; все показывает 'value'.
        """,
      example: ["x = 1/3 + 0.1"],
      seeAlso: ["expression", "numbers"]),
    HelpTopic(
      .statement, "имя",
      or: ["имена", "name"],
      form: "буква или _, затем буквы, цифры, _ и .",
      summary: "точка, если она так объявлена, иначе переменная",
      body:
        """
        Годятся буквы любого письма; прописные и строчные различаются. Неизвестное имя создаёт переменную, и ответ об \
        этом сообщает.
        """,
      example: ["width_1 = 3"],
      seeAlso: ["var", "point", "free variable"]),
    HelpTopic(
      .statement, "комментарий",
      or: ["comment", "#"],
      form: "# ТЕКСТ",
      summary: "остаток строки, который не читается",
      example: ["x = 3  # левый край"],
      seeAlso: ["load", "constraint"]),
    HelpTopic(
      .statement, "команда",
      or: ["сокращение", "command", "abbreviation"],
      form: "СЛОВО [АРГУМЕНТЫ]",
      summary:
        "строка, которая начинается словом команды; его можно сокращать, пока оно однозначно",
      body:
        """
        У переменной может быть имя команды: перед двоеточием, знаком сравнения или знаком действия с пробелом после \
        него это слово — имя.

        Начало, общее у двух команд, иногда отдано одной из них: hi — это hint, le — lesson, lo — load; для history, \
        letter и log введите his, let и log.
        """,
      example: ["x = 5 @low", "decomp"],
      seeAlso: ["help", "constraint", "name"]),
  ]
}
