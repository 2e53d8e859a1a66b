// What completion says of each word that it offers, in Russian.

import Rationals
import Wording

extension OfferWords {
  var russian: String {
    switch self {
    case .name(.point): "точка"
    case .name(.variable): "переменная"
    case .name(.label): "ограничение"
    case .name(.view): "вью"
    case .namesFixed: "с этого места неизвестное имя — ошибка"
    case .namesFree: "с этого места неизвестное имя создаёт переменную"
    case .mark(let priority): Russian.text(priority)
    case .level(let priority): "уровень с приоритетом \(priority)"
    case .weight: "сколько оно значит внутри своего уровня"
    case .objective: "наименьшее значение функционала уровня"
    case .unbounded: "у функционала нет наименьшего значения"
    case .unsatisfiable: "требования противоречат друг другу"
    case .ambiguous: "остаётся больше одного значения"
    case .interval: "промежуток, который остаётся, в точности"
    case .relation(.equal): "это значение во всех решениях"
    case .relation(.lessOrEqual): "ни в одном решении значение не больше"
    case .relation(.greaterOrEqual): "ни в одном решении значение не меньше"
    case .between("from"): "откуда"
    case .between("to"): "докуда"
    case .between: "перед значением"
    case .option(let option): Russian.text(option)
    case .exercise(let kind): Russian.about(kind)
    case .exerciseOption(.level): "насколько трудное: 1, 2 или 3"
    case .exerciseOption(.seed): "которое: то же число — снова то же упражнение"
    case .stackOption(let option): Russian.about(option)
    case .edge(let edge): Russian.about(edge)
    case .layout(let word): Russian.about(word)
    case .layoutOption(let word): Russian.about(word)
    case .room: "место, которое ему дано: in 320 x 480"
    case .constraints: "показывает ограничения, которые говорят то же"
    case .topic(let word): Russian.help.topic(of: word)?.summary ?? word
    case .told(let words): words
    }
  }
}

extension Russian {
  fileprivate static func text(_ priority: PriorityWord) -> String {
    switch priority.word {
    case "required": "должно выполняться (1000)"
    case "strong": "то же, что @high"
    case "weak": "то же, что @low"
    default: "пожелание уровня \(priority.value)"
    }
  }

  fileprivate static func text(_ option: CommandChoice) -> String {
    switch option {
    case .trace(.change): "только то, что сделало последнее изменение"
    case .trace(.conflict): "первая фаза, на которой не прошла последняя отвергнутая строка"
    case .sensitivity(.report): "две таблицы, как в надстройке для электронных таблиц"
    case .rule(.bland): "первый столбец, который улучшает; без зацикливания"
    case .rule(.dantzig): "столбец с самой отрицательной оценкой"
    case .rule(.greatest): "столбец, который сильнее всего улучшает целевую функцию"
    case .rule(.dual): "если начало позволяет, выводится то, что меньше 0: без первой фазы"
    case .rule(.bigM): "недостающее стоит M в целевой функции: вместо первой фазы"
    case .numbers(.exact): "дроби, например 10/3"
    case .numbers(.decimal): "десятичные знаки, 6, если не сказано иначе"
    case .predict(.on): "каждый шаг угадывается, прежде чем он показан"
    case .predict(.off): "шаги показываются сразу"
    case .style(.unicode): "линии, стрелки и знаки вроде a\u{207A}"
    case .language(.english): "по-английски"
    case .language(.russian): "по-русски"
    case .style(.ascii): "то, что есть на любой клавиатуре, например a+"
    case .show(.dictionary): "базис в виде уравнений"
    case .show(.tableau): "базис в виде таблицы"
    case .show(.revised): "обратная матрица базиса, его цены и вводимый столбец"
    case .exercise(let kind): about(kind)
    case .direction(.ltr): "слева направо: ведущий край — левый"
    case .direction(.rtl): "справа налево: ведущий край — правый"
    case .draw(.on): "после каждого изменения"
    case .draw(.off): "только по команде"
    case .assumption(.margins): "насколько все поля отстоят от своих краёв"
    case .assumption(.baselines): "насколько все базовые линии отстоят от своих краёв"
    }
  }

  /// What an exercise asks.
  static func about(_ kind: ExerciseKind) -> String {
    switch kind {
    case .region: "область: какие значения оставляют ограничения"
    case .levels: "уровень за уровнем: что остаётся после каждого приоритета"
    case .hugging: "сопротивление растяжению и сжатию: какую ширину получит вью в ряду"
    case .conflict: "противоречие: какие именно требования несовместны"
    case .enters: "какой столбец вводится в базис"
    case .ratio: "проверка отношений: докуда может расти вводимая переменная"
    case .leaves: "какая переменная выводится из базиса"
    case .row: "строка следующего словаря"
    case .price: "теневая цена: сколько даёт ещё одна единица"
    case .dual: "составить двойственную задачу линейной программы"
    }
  }
}
