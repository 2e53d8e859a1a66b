// Problems that are worth a look, by their names in Russian.

import Rendering
import Wording

extension ShownProblemWords {
  var russian: Text {
    switch problem {
    case .article: "Четыре точки, пожелание и пожелание сильнее"
    case .plane: "Многоугольник и целевая функция"
    case .views: "Две надписи на экране"
    case .levels: "Две целевые функции: вторая — на том, что оставила первая"
    case .edge: "Оптимально целое ребро"
    case .unbounded: "Путь вверх без конца"
    case .median: "Три пожелания одного уровня: медиана"
    case .diet: "Рацион из хлеба и молока"
    case .space: "Три переменные"
    case .game: "Игра двух лиц"
    }
  }
}
