// What is said of views in Russian: notes on a change, and what is wrong with a line.

import Language
package import Layouts
import Rationals
import Rendering
import Session
import Wording

extension Russian {
  static func text(_ fault: LayoutFault) -> String {
    switch fault {
    case .unknownAttribute(let name, let view):
      unknownAttribute(name.text.lowercased(), name, of: view)
    case .nothingSaid(let name): "величина \(name.text) пока ничем не задана"
    case .unknownMetric(let name, _):
      "точки '\(name.text)' нет; её создаёт point \(name.text) = 8, и макет меняется вместе с ней"
    case .unknownView(let name, let known):
      unknownView(name.text, known)
    case .viewIsThere(let name): "вью \(name.text) уже есть"
    case .nameIsTaken(let name):
      "имя \(name.text) занято: возьмите для вью другое"
    case .numberIsTaken(let name, let other):
      "имя \(other) уже занято, а оно понадобилось бы для вью \(name.text): "
        + (name.text == ViewTree.screenName
          ? "объявите экран раньше, то есть введите undo или reset и начните со screen"
          : "возьмите для неё другое имя или объявите её раньше")
    case .spacerIsTaken(let name, let isPoint):
      "промежутки ~ получили бы имя \(name.text), но оно уже есть у \(isPoint ? "точки" : "вью"): "
        + "поставьте перед форматом другое имя, например row: H:…"
    case .viewIsNoNumber(let name):
      "\(name.text) — вью, а не число: возьмите одну из её величин, например \(name.text).left или \(name.text).width"
    case .isSum(let name, let view, let isHorizontal):
      "\(name.text) — это сумма \(isHorizontal ? "left и width" : "top и height"): введите suggest для "
        + (isHorizontal ? "\(view).left или \(view).width" : "\(view).top или \(view).height")
    case .mixedDirections(let first, let second):
      "\(first.text) зависит от направления текста, а \(second.text) — нет: leading сочетается с trailing, left — с right"
    case .noSuperview(let view, _): "у вью \(view) нет супервью, и знаку | нечего обозначать"
    case .alignsAlong(let attribute, _):
      "\(attribute) идёт вдоль формата, а соседи выравниваются поперёк: в H по top, bottom или centerY, в V по left, "
        + "right или centerX"
    case .negativeSize: "ширина и высота не бывают отрицательными"
    case .sizeIsThere(_, let view, let id):
      "размер вью \(view) уже задан, и его ограничения сохраняют свои имена, например \(id): введите строку без имени "
        + "или сначала удалите их командой drop"
    case .unknownWhole(let view, let superview, let isWidth, _):
      "эта маска делит \(isWidth ? "ширину" : "высоту") вью \(superview), а она не задана: напишите 'in W x H' после места "
        + "вью \(view) или сначала "
        + (superview == ViewTree.screenName
          ? "задайте размер экрана" : "задайте маску или размер вью \(superview)")
    case .noMask(let name): "у вью \(name.text) нет маски"
    case .isScreen(let name):
      "\(name.text) — то, в чём лежат вью: ни маски, ни текста у экрана нет, и в стек он не входит"
    case .stack(let fault): text(fault)
    case .log(let fault): text(fault)
    case .negativeLength: "эта величина не бывает отрицательной"
    case .tooManyLevels:
      "в виде ограничений этим макетам нужно больше приоритетов, чем их бывает"
    case .noPriority(let name):
      "\(name.text) — не приоритет: приоритет — десятичное число больше 0 и не больше 1000"
    case .followsText(let name, let view):
      "\(name.text) — это высота текста вью \(view), она следует из ширины: text \(view) area 2400 меняет место, которое "
        + "занимает текст, а size \(view) none x 20 задаёт вью свою высоту"
    }
  }

  private static func text(_ fault: StackFault) -> String {
    switch fault {
    case .twice(let name): "вью \(name.text) стоит в стеке дважды"
    case .apart(let first, let second):
      "вью \(second.text) лежит не там, где вью \(first.text), а в стеке собирают вью с общей супервью"
    case .inItself(let name, let stack):
      "стек \(stack) лежит внутри вью \(name.text) и располагать её не может"
    case .noOwnSize(let view, let isWidth, _):
      "в таком стеке вью пропорциональны своим размерам, а у вью \(view) размера нет: введите size \(view) "
        + (isWidth ? "100 x none" : "none x 20")
    case .alignsAlong(let name, let isDown):
      "вью выравниваются поперёк стека: "
        + (isDown
          ? "в вертикальном — по leading, trailing, left, right или centerX"
          : "в горизонтальном — по top, bottom, centerY, firstBaseline или lastBaseline")
        + ", а не по \(name.text)"
    case .notStacked(let name):
      "вью \(name.text) ни в каком стеке не стоит: скрытая вне стека вью сохраняет своё место"
    case .isHidden(let name): "вью \(name.text) уже скрыта"
    case .notHidden(let name): "вью \(name.text) не скрыта"
    }
  }

  /// What a listing of views says, and where to get what it does not.
  package static func listed(_ traces: [AmbiguousView]) -> String {
    let views = traces.map { trace in
      trace.view
        + (trace.open.isEmpty ? "" : " (\(RussianGrammar.list(trace.open.map { $0.rawValue })))")
    }
    let address = traces.first?.address ?? "view"
    return
      "это перечень вью без их ограничений; не "
      + RussianGrammar.agreeing(views.count, "определена полностью", "определены полностью")
      + " вью \(RussianGrammar.list(views, atMost: 6)). "
      + "В отладчике po [\(address) constraintsAffectingLayoutForAxis:0] печатает ограничения по горизонтали, с осью 1 — "
      + "по вертикали; вставьте их сюда, и ambiguous покажет, чего не хватает"
  }

  private static func text(_ fault: LogFault) -> String {
    switch fault {
    case .isNone(nil, _):
      "лога ограничений здесь нет: его строки выглядят как <NSLayoutConstraint:0x1 UIView:0x2.width == 100>"
    case .isNone(let unread?, _):
      "ни одну строку лога прочитать не удалось; первая из них, строка \(unread.line): \(unread.text)"
        + (unread.reason == .redacted ? ". \(howToUnhide)" : "")
    case .noList:
      "предыдущая строка открывает список ограничений, а эта в него не входит, и обе пропущены: введите эту ещё раз"
    case .isTrace(let traces, _): listed(traces)
    case .strangeLine:
      "это не строка лога, а лог ещё не кончился: его завершает строка из одной точки"
    case .tooLong(_, let most):
      "в логе может быть не больше \(RussianGrammar.count(most, "строки", "строк", "строк"))"
    case .nothingRead:
      "лога здесь нет: его читает import ФАЙЛ, а ещё его можно вставить прямо в приглашение"
    case .nothingToAssume(_, isMargins: true): "от полей в логе ничего не зависит"
    case .nothingToAssume(_, isMargins: false): "от базовых линий в логе ничего не зависит"
    }
  }

  static func namedViews(_ names: [String], areGuides: Bool) -> String {
    let kind =
      areGuides ? RussianGrammar.agreeing(names.count, "направляющая", "направляющие") : "вью"
    return "\(kind): \(RussianGrammar.list(names))"
  }

  static func standardGap(_ number: Rational, toSuperview: Bool) -> String {
    toSuperview
      ? "простой - до супервью теперь означает \(number)"
      : "простой - между двумя вью теперь означает \(number)"
  }

  static func direction(_ word: DirectionWord) -> String {
    switch word {
    case .ltr: "текст идёт слева направо: leading — это left"
    case .rtl: "текст идёт справа налево: leading — это right"
    }
  }
}

private func unknownAttribute(_ word: String, _ name: Name, of view: String) -> String {
  if word.place(of: "hugging") != nil || word.place(of: "resistance") != nil {
    return
      "сопротивление растяжению и сжатию задаётся вместе с размером: size \(view) 100 x 20 hug 251 resist 750"
  }
  if word.hasSuffix(".hidden") || word.hasSuffix(".ishidden") {
    return "скрывает вью в её стеке hide \(view), а снова показывает unhide \(view)"
  }
  if word.hasSuffix("ratio") {
    return "отношение двух размеров записывается равенством: \(view).width = 3/2 \(view).height"
  }
  return
    "\(name.text) — не край, не размер, не центр и не базовая линия вью \(view): есть \(view).left, right, top, bottom, "
    + "width, height, centerX, centerY, leading, trailing, firstBaseline и lastBaseline"
}

private func unknownView(_ name: String, _ known: [String]) -> String {
  if known.isEmpty { return "вью \(name) нет; её создаёт view \(name)" }
  return "вью \(name) нет; есть \(RussianGrammar.list(known))"
    + (isRoot(name) && known.contains(ViewTree.screenName)
      ? ": всё остальное лежит в \(ViewTree.screenName)" : "")
}

/// Whether other programs call so what is the screen here.
private func isRoot(_ name: String) -> Bool {
  ["superview", "self", "self.view", "parent", "container", "window", "view", "safeArea"].contains(
    name)
    || name.hasSuffix("safeAreaLayoutGuide")
}
