// The beginning of a new lesson, in Russian.

import Wording

extension Russian {
  static func lessonDraft(titled title: String) -> String {
    """
    ---
    language: ru
    part: 1, Черновики
    minutes: 5
    ---

    # \(title)

    О чём этот урок — в двух предложениях.

    ```slackline
    > point X0 = 4, X1 = 10
    > X = X0 @low
    > X >= X1
    ```

    ```ask
    prompt: На сколько X больше, чем хотелось бы по пожеланию?
    expect: X - X0
    miss 10: Это само значение X.
    miss 0: Меньше 10 быть не может. Чему равно X сейчас?
    hint: Чему равно X и чему должно быть равно?
    hint: X − X0.
    answer: X = 10, а по пожеланию X = 4.
    ```

    ```try
    prompt: Сдвиньте одну точку так, чтобы пожелание выполнилось, а X осталось прежним.
    expect: X = 10
    expect: objective low = 0
    only: point
    lines: 1
    solution: point X0 = 10
    hint: Чего требует пожелание?
    ```

    ## Коротко

    - Что нужно запомнить.

    """
  }
}
