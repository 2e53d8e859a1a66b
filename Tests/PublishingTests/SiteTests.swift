import Course
import Publishing
import TestSupport
import Testing
import Wording

/// The course as a site.
@Suite struct SiteTests {
  /// Making one takes a while, and it is the same for all tests.
  private static let sites = [false: made(hasLivePage: false), true: made(hasLivePage: true)]

  private static func files(hasLivePage: Bool = false) -> [CourseSite.File] {
    sites[hasLivePage] ?? []
  }

  private static func made(hasLivePage: Bool) -> [CourseSite.File] {
    let lessons = BuiltInLessons.all.compactMap { BuiltInLessons.document(named: $0.name) }
    return CourseSite(
      lessons, tracks: BuiltInLessons.tracks(), hasLivePage: hasLivePage, in: .english
    ).files
  }

  @Test func `every lesson has a page, and the list comes last`() {
    let names = Self.files().map { $0.name }
    #expect(
      names == BuiltInLessons.all.map { "\($0.name).html" } + [
        "404.html", "style.html", "tracks.html", "index.html",
      ])
  }

  @Test func `in another language what is not translated says its own`() throws {
    let lessons = BuiltInLessons.all(in: .russian).compactMap { try? $0.document() }
    let files = CourseSite(
      lessons, tracks: BuiltInLessons.tracks(in: .russian), hasLivePage: true, in: .russian
    ).files
    for file in files {
      let lesson = lessons.first { "\($0.name).html" == file.name }
      let speech = lesson?.speech ?? .russian
      #expect(file.text.contains("<html lang=\"\(speech.rawValue)\">"), "\(file.name)")
    }
    let index = try #require(files.first { $0.name == "index.html" }).text
    for words in ["Найти урок", "Часть 1. Прямая", "12 мин, после 8"] {
      #expect(index.contains(words), "\(words)")
    }
  }

  @Test(arguments: [false, true])
  func `every link leads to a page that is there`(hasLivePage: Bool) throws {
    let files = Self.files(hasLivePage: hasLivePage)
    let names = Set(files.map { $0.name } + (hasLivePage ? [CourseSite.livePage] : []))
    var reached: Set<String> = []
    for file in files {
      let reader = try #require(MarkupReader(file.text), "\(file.name)")
      for address in reader.values(of: "href")
      where !address.hasPrefix("#") && !address.hasPrefix("data:") {
        let page = String(address.prefix { $0 != "#" })
        #expect(names.contains(page), "\(file.name): \(address)")
        reached.insert(page)
      }
    }
    // A server alone leads to that.
    #expect(reached == names.subtracting([CourseSite.missing]))
  }

  @Test func `a page asks for nothing, and the list alone runs something: its search`() throws {
    for file in Self.files(hasLivePage: true) {
      let reader = try #require(MarkupReader(file.text), "\(file.name)")
      #expect(Set(reader.names).isDisjoint(with: ["img", "iframe", "object"]))
      #expect(reader.names.contains("script") == (file.name == CourseSite.index))
      #expect(
        reader.names.count { $0 == "link" } == 1 && file.text.contains("rel=\"icon\" href=\"data:"))
      #expect(!reader.values(of: "href").contains { $0.contains("//") && !$0.hasPrefix("data:") })
      #expect(reader.values(of: "content").contains { $0.hasPrefix("default-src 'none'") })
      #expect(file.text.utf8.count < 200_000, "\(file.name)")
    }
  }

  @Test func `every page has its landmark, and every lesson says what it is about`() throws {
    for file in Self.files() {
      let reader = try #require(MarkupReader(file.text))
      #expect(reader.names.count { $0 == "main" } == 1, "\(file.name)")
      guard !["404.html", "style.html"].contains(file.name) else { continue }
      let about = reader.values(of: "content").filter {
        $0.count > 40 && !$0.hasPrefix("default-src")
      }
      #expect(about.count >= 2, "\(file.name): a description, and one for who shares a link")
      if file.name != "index.html" {
        #expect(reader.names.count { $0 == "nav" } == 2, "\(file.name): above and below")
      }
    }
  }

  @Test func `pages say where they stand, if that is known`() throws {
    let lessons = [try #require(BuiltInLessons.document(named: "04-at-least"))]
    for address in ["https://example.org/a", "https://example.org/a/"] {
      let files = CourseSite(lessons, hasLivePage: false, address: address, in: .english).files
      for (file, name) in [(files[0], "04-at-least.html"), (files[3], "")] {
        #expect(file.text.contains("rel=\"canonical\" href=\"https://example.org/a/\(name)\""))
        #expect(file.text.contains("content=\"https://example.org/a/preview.png\""))
      }
      let page = "<head><meta property=\"og:type\" content=\"website\">\n</head>"
      let live = String(decoding: CourseSite.livePage(Array(page.utf8), at: address), as: UTF8.self)
      #expect(live.contains("content=\"https://example.org/a/slackline.html\""))
      #expect(live.hasSuffix("</head>"))
    }
    #expect(Self.files().allSatisfy { !$0.text.contains("og:url") })
  }

  @Test func `the list has each lesson's picture, its sentence, and the words that find it`() throws
  {
    let list = try #require(Self.files(hasLivePage: true).last?.text)
    let reader = try #require(MarkupReader(list))
    #expect(reader.names.count { $0 == "figure" } > 50)
    #expect(
      reader.names.count { $0 == "li" }
        == BuiltInLessons.all.count + ShownProblem.allCases.count + BuiltInLessons.tracks().count)
    #expect(reader.text.contains(" bland ") && reader.text.contains(" wyndor"))
  }

  @Test func `each way through the lessons is a list of links`() throws {
    let page = try #require(Self.files().first { $0.name == CourseSite.tracks })
    let reader = try #require(MarkupReader(page.text))
    let tracks = BuiltInLessons.tracks()
    #expect(reader.names.count { $0 == "ol" } == tracks.count)
    #expect(
      reader.values(of: "href").count { $0.hasSuffix(".html") && $0.first?.isNumber == true }
        == tracks.reduce(0) { $0 + $1.lessons.count })
    for track in tracks { #expect(reader.text.contains(track.title)) }
  }

  @Test func `hints and answers are folded up`() throws {
    let file = try #require(Self.files().first)
    let reader = try #require(MarkupReader(file.text))
    #expect(reader.names.count { $0 == "details" } == 10)
    #expect(!reader.names.contains("open"))
    #expect(reader.text.contains("Answer: "))
  }

  @Test func `each lesson opens in the live page`() throws {
    for file in Self.files(hasLivePage: true).dropLast(4) {
      let name = file.name.dropLast(".html".count)
      #expect(file.text.contains("href=\"slackline.html#lesson=\(name)\""))
    }
  }

  @Test func `a page is known again, and nothing else is taken for one`() throws {
    #expect(Self.files().allSatisfy { CourseSite.wrote($0.text) })
    let lesson = try #require(BuiltInLessons.document(named: "04-at-least"))
    for other in [
      "", "<!DOCTYPE html>\n<html><body>mine</body></html>", "slackline site",
      LessonPage(lesson).text,
    ] {
      #expect(!CourseSite.wrote(other))
    }
  }
}
