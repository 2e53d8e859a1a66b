// What can be wrong with a visual format, in Russian.

extension VisualFormatFact {
  var russian: String {
    switch self {
    case .noView: "в визуальном формате есть хотя бы одна вью: введите |-[ИМЯ]-|"
    case .noBracket(""): "в конце не хватает вью: введите [ИМЯ]"
    case .noBracket(let text): "вью пишется в скобках: вместо \(text) введите [ИМЯ]"
    case .noName: "между [ и ] пишется имя вью"
    case .openView(let name): "после вью \(name) не хватает скобки ]"
    case .endsInGap:
      "промежуток ведёт к вью или к супервью: продолжите, [ИМЯ] или |, или уберите его"
    case .openGap: "промежуток кончается знаком -, например -8-"
    case .negativeGap(let number):
      "отрицательный промежуток пишется в скобках: -(-\(number ?? "8"))-"
    case .negativeSize: "ширина и высота не бывают отрицательными"
    case .openPredicates(.size): "после размера вью нужна скобка ), например [ИМЯ(>=20)]"
    case .openPredicates(.gap): "после промежутка в скобках нужна скобка ), например -(>=8)-"
    case .noAmount(.size, _):
      "размер — это число, точка или другая вью: [ИМЯ(>=20)], [ИМЯ(ДРУГАЯ)]"
    case .noAmount(.gap, _): "промежуток — это число или точка: -8-, -(>=8)-"
    case .zeroFactor: "размер умножают или делят на число, отличное от нуля"
    case .noAlignment:
      "после align пишется, что у соседей общее: top, bottom, centerY, left, right, centerX"
    case .behindFormat(let text):
      "формат здесь уже кончился: \(text) к нему не относится. Выравнивания пишутся после align"
    }
  }
}
