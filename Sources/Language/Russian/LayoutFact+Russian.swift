// What can be wrong with a line that says something of views, in Russian.

import Wording

extension LayoutFact {
  var russian: String {
    switch self {
    case .noExtent(let command): Russian.noExtent(command)
    case .noViewName(let command): "команде \(command) нужно имя вью"
    case .noSuperview: "после in пишется вью, в которой лежат остальные"
    case .noAssumption:
      "укажите, какими считать поля или базовые линии: assume margins 8 или assume baselines 16"
    case .noLength("assume"): "команде assume нужно число: assume margins 8"
    case .noLength(let command): "команде \(command) нужно число: \(command) 8"
    case .negative: "эта величина не бывает отрицательной"
    case .noMask(let isSecond):
      "\(isSecond ? "в маске по вертикали" : "в маске") три знака — для поля до вью, размера вью и поля после неё: - там, где "
        + "жёстко, & там, где гибко, например mask ИМЯ -&- --& at 20 8 60 22"
    case .badMask(let text):
      "в маске по три знака на каждую ось, и каждый — это - или &, а здесь '\(text)'"
    case .noMaskPlace:
      "после маски пишется место вью в супервью: слева, сверху, ширина и высота, например at 20 8 60 22"
    case .overZero: "на нуль не делят"
    case .noStackName: "у стека есть имя и вью: stack row = find, field"
    case .noStackViews:
      "после = перечисляются вью стека, через запятую: stack row = find, field"
    case .noStackAlignment:
      "после align пишется край, центр или базовая линия: align top, а в вертикальном стеке align leading"
    case .noStackOption(let word):
      "'\(word)' к стеку не относится: вью перечисляются через запятую, а после них пишутся spacing N; fill, equally, "
        + "proportionally, spacing или centering; down; align top"
    case .secondStackOption(let word): "слово \(word) стоит дважды"
    case .secondDistribution:
      "из слов fill, equally, proportionally, spacing и centering у стека бывает только одно"
    case .noInset(let command): Russian.noInset(command)
    case .noArea:
      "после вью пишется, сколько места занимает её текст, ширина на высоту: text ИМЯ area 2400"
    case .noFrame:
      "во фрейме слева, сверху, ширина и высота: expect frame ИМЯ = 164 0 136 22, а вместо числа, о котором ничего "
        + "не сказано, none"
    }
  }
}

extension Russian {
  fileprivate static func noExtent(_ command: String) -> String {
    switch command {
    case "screen": "у экрана есть ширина и высота: screen 320 x 480"
    case "fit":
      "пожелание — это ширина и высота: fit ИМЯ 320 x 0, или none вместо той, что остаётся как есть; без чисел это 0 x 0"
    case "layout": "после in пишется место, то есть ширина и высота: in 320 x 480"
    default: "размер — это ширина и высота: size ИМЯ 52 x 22, или none вместо той, что не задана"
    }
  }

  fileprivate static func noInset(_ command: String) -> String {
    switch command {
    case "baseline":
      "укажите, насколько базовые линии отстоят от краёв внутрь: baseline ИМЯ ascent 16 descent 4"
    case "outset":
      "укажите, насколько фрейм выходит за прямоугольник выравнивания: outset ИМЯ 8 или outset ИМЯ left 8 right 8 "
        + "top 4 bottom 4"
    default:
      "укажите, насколько поля отстоят от краёв внутрь: inset ИМЯ 8 или inset ИМЯ left 8 right 8 top 4 bottom 4"
    }
  }
}
