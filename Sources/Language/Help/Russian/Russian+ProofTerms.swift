// Help in Russian on the words for proofs, prices and what else could be. The English words find the same.

import Wording

extension Russian {
  static let proofTerms: [HelpTopic] = [
    HelpTopic(
      .term, "множители Фаркаша",
      or: [
        "лемма Фаркаша", "сертификат Фаркаша", "сертификат", "Фаркаш", "доказательство",
        "множитель", "множители", "Farkas certificate", "certificate", "Farkas", "proof",
        "multiplier",
      ],
      summary: "с ними требования складываются в неверное неравенство, например 0 >= 1",
      body:
        """
        Это доказательство того, что требования противоречат друг другу, и его можно проверить вручную (J. Farkas, \
        1902).
        """,
      example: ["x >= 5", "x <= 3", "conflict"], needs: .refusal,
      seeAlso: ["conflict", "несовместность", "требование"]),
    HelpTopic(
      .term, "теневая цена",
      or: [
        "теневые цены", "цена", "цены", "двойственная оценка", "двойственная переменная",
        "предельная стоимость", "допустимое увеличение", "допустимое уменьшение", "shadow price",
        "dual value", "dual price", "dual variable", "marginal value", "allowable",
        "allowable increase", "allowable decrease",
      ],
      summary:
        "на сколько меняется лучшее значение уровня, когда константа ограничения растёт на 1",
      body:
        """
        Она верна, пока решение определяют те же ограничения; дальше начинается следующая цена. В вырожденном \
        решении у единицы вверх и у единицы вниз разные цены.
        """,
      example: ["x <= 4", "maximize 3x", "sensitivity"],
      seeAlso: ["sensitivity", "sweep", "вырожденный шаг"]),
    HelpTopic(
      .term, "излом",
      or: ["изломы", "точка излома", "breakpoint", "break point", "bend", "kink"],
      summary: "место, где решение как функция точки меняет наклон",
      body:
        """
        Между двумя изломами 'sweep' показывает отрезки прямых; в самом изломе меняется базис, а с ним теневые цены.
        """,
      example: ["point P = 0", "x >= P", "x = 5 @low", "sweep P from 0 to 10"],
      seeAlso: ["sweep", "sensitivity", "теневая цена"]),
  ]
}
