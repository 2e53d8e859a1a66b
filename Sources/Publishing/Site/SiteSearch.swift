// Finding a lesson by words that stand in it: the words are in the list, and a few lines of script hide what has not all of
// them. Without scripts the list is as it was.

import Course
import Rendering

struct SiteSearch {
  /// For each lesson the words that tell it from most others.
  private let words: [String]

  /// A word of fewer letters tells nothing, nor does one that stands in more of the lessons.
  private static let (leastLetters, mostLessons) = (4, 16)

  init(_ lessons: [LessonDocument]) {
    let sets = lessons.map { lesson in
      Set(
        lesson.text.lowercased().split { !$0.isLetter }.filter { $0.count >= Self.leastLetters }
          .map { String($0) })
    }
    var counts: [String: Int] = [:]
    for word in sets.joined() { counts[word, default: 0] += 1 }
    words = sets.map { set in
      set.filter { (counts[$0] ?? 0) <= Self.mostLessons }.sorted().joined(separator: " ")
    }
  }

  /// What a row of the list says to the script alone.
  func words(ofLesson place: Int) -> Markup {
    .html("p", ["hidden": ""], [.text(words[place])])
  }

  /// The field above the list; the script opens it.
  static func field(_ label: Text, _ renderer: HTMLRenderer) -> Markup {
    .html(
      "search", ["hidden": ""],
      [
        .html(
          "label", [:],
          renderer.markup(of: label) + [.text(" "), .html("input", ["type": "search"])]),
        .html("output", ["class": "dim"]),
      ])
  }

  /// The policy of the page names its hash (SHA-256), so nothing else can run.
  static let script = Page.Script(
    text: """
      const box = document.querySelector("search");
      const field = box.querySelector("input");
      box.hidden = false;
      field.addEventListener("input", () => {
        const asked = field.value.toLowerCase().split(/[^\\p{L}\\d]+/u).filter((word) => word !== "");
        let count = 0;
        for (const list of document.querySelectorAll(".lessons")) {
          for (const row of list.children) {
            const words = row.textContent.toLowerCase();
            row.hidden = !asked.every((word) => words.includes(word));
            count += row.hidden ? 0 : 1;
          }
          list.hidden = list.previousElementSibling.hidden = [...list.children].every((row) => row.hidden);
        }
        box.querySelector("output").textContent = asked.length === 0 ? "" : count;
      });
      """, hash: "yWIGawTfLqBqEZI0J6ZmxRZWNE3Kuv+qbzVgOXPR/Rs=")
}
