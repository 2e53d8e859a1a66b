// The ways through the course: how they are read, and that the built-in ones lead somewhere.

import Course
import Rendering
import Testing
import Wording

@Suite("Tracks")
struct TrackTests {
  private static let text = """
    # Ways

    ## short: A short way

    For one
    who hurries.

    - 00 All of it,
      slowly.
    - exercise levels: Two of them.

    And then?

    ## other: Another

    - 99
    """

  @Test("A text is read as tracks with paragraphs and steps")
  func read() {
    let tracks = Track.all(in: Self.text)
    #expect(tracks.map { $0.name } == ["short", "other"] && tracks[0].title == "A short way")
    #expect(
      tracks[0].parts == [
        .paragraph("For one who hurries."),
        .steps([
          .init(lesson: 0, line: "", note: "All of it, slowly."),
          .init(lesson: nil, line: "exercise levels", note: "Two of them."),
        ]), .paragraph("And then?"),
      ])
    #expect(tracks[0].lessons == [0] && tracks[1].lessons == [99])
    #expect(Track.strangeLessons(in: tracks, among: [0]).map { $0.lesson } == [99])
    #expect(Track.all(in: "").isEmpty && Track.all(in: "- 3\n\nwords").isEmpty)
  }

  @Test("The built-in tracks name lessons that there are, and the five that are promised")
  func builtIn() {
    let tracks = BuiltInLessons.tracks()
    #expect(tracks.map { $0.name } == ["minutes", "class", "course", "engineer", "layouts"])
    #expect(Track.strangeLessons(in: tracks, among: BuiltInLessons.numbers).isEmpty)
    let outlines = LessonOutline.all(of: BuiltInLessons.all)
    for track in tracks {
      #expect(Set(track.lessons).count == track.lessons.count, "\(track.name)")
      let document = LessonCatalogue.document(of: track, among: outlines, in: .english)
      let text = TextRenderer(presentation: Presentation(), width: 80, theme: nil).render(document)
      #expect(
        text.hasPrefix(track.title) && text.contains("00-the-article") || track.name == "course")
    }
    // Twenty minutes are twenty, and a log is reached in less than an hour.
    #expect(tracks[0].minutes(among: outlines) <= 20)
    let before = tracks[3].lessons.prefix(3)
    #expect(before.last == 56)
    let minutes = outlines.filter { before.contains($0.lesson.number ?? -1) }
      .reduce(0) { $0 + ($1.place?.minutes ?? 0) }
    #expect(minutes <= 45)
  }
}
