// The style sheets of documents in HTML: quiet, and one for all documents and pictures of a page. Colours are custom
// properties, so that `data-theme` on the root can choose between light and dark, and otherwise the reader's system does.

/// Style sheets of pages with documents in them.
///
/// A document's elements lie in one of the class `slackline`. A page takes `colours` and `document` and adds what is
/// its own; `file` is all that a page which stands alone needs.
public enum PageStyle {
  /// The colours, as `--ground`, `--panel`, `--mark`, `--rule`, `--text`, `--dim` and one for each level's colour,
  /// `--red` … `--violet`; and the fonts, `--serif`, `--sans` and `--mono`.
  public static let colours = """
    :root {
    color-scheme: light dark;
    --sans: \(SVGStyle.sans);
    --serif: \(SVGStyle.serif);
    --mono: \(SVGStyle.monospaced);
    \(properties(.light))}
    @media (prefers-color-scheme: dark) { :root:not([data-theme="light"]) {
    \(properties(.dark))} }
    :root[data-theme="light"] { color-scheme: light }
    :root[data-theme="dark"] {
    color-scheme: dark;
    \(properties(.dark))}

    """

  private static func properties(_ palette: Palette) -> String {
    Palette.names.reduce(into: "") { $0 += "--\($1): \(palette[$1]);\n" }
  }

  /// What documents and the pictures in them look like.
  public static let document = """
    .slackline { line-height: 1.5; overflow-wrap: break-word; font-variant-numeric: lining-nums tabular-nums }
    .slackline > :first-child { margin-top: 0 }
    .slackline > :last-child { margin-bottom: 0 }
    .slackline p { margin: 0.6em 0; white-space: pre-wrap }
    .slackline ul { margin: 0.6em 0; padding-left: 1.4em }
    .slackline li { margin: 0.25em 0 }
    .slackline li > p { margin: 0.25em 0 }
    .slackline h2, .slackline h3, .slackline h4 { line-height: 1.25; margin: 1.4em 0 0.5em; text-wrap: balance }
    .slackline .indented { margin: 0.6em 0; padding-left: 1.2em }
    .slackline pre, .slackline code { font-family: var(--mono); font-size: 0.875em }
    .slackline code { color: var(--teal) }
    .slackline pre code { font-size: inherit }
    .slackline var { font-family: var(--serif); font-size: 1.06em }
    .slackline var sub { font-family: var(--sans); font-style: normal; vertical-align: -0.25em }
    .slackline sup, .slackline sub { font-size: 0.8em; line-height: 0 }
    .slackline sup { vertical-align: 0.35em }
    .slackline sub { vertical-align: -0.15em }
    .slackline .wide { overflow-x: auto; margin: 0.7em 0 }
    .slackline pre { overflow-x: auto; margin: 0.7em 0; padding: 0.5em 0.7em; background: var(--panel); \
    border-radius: 4px }
    .slackline table { border-collapse: collapse; font-size: 0.9375em }
    .slackline th, .slackline td { padding: 0 0 0 1.6ch; text-align: left; font-weight: normal; white-space: pre; \
    vertical-align: baseline }
    .slackline th:first-child, .slackline td:first-child { padding-left: 0 }
    .slackline .gap0 td { padding-left: 0 }
    .slackline .gap1 td { padding-left: 1ch }
    .slackline .gap3 td { padding-left: 2ch }
    .slackline th.right, .slackline td.right { text-align: right }
    .slackline th.center, .slackline td.center { text-align: center }
    .slackline caption { text-align: left; padding-bottom: 0.3em; white-space: pre-wrap; width: max-content; \
    max-width: min(38rem, 92vw) }
    .slackline .table thead th { border-bottom: 1px solid var(--dim) }
    .slackline .table th, .slackline .table td { padding: 0.1em 0.9ch }
    .slackline .table .group th, .slackline .table .group td { border-top: 1px solid var(--rule) }
    .slackline .table .marked, .slackline .table .marked th, .slackline .table .marked td { background: var(--mark) }
    .slackline .table .pivot { outline: 2px solid var(--text); outline-offset: -2px; font-weight: bold }
    .slackline figure { margin: 0.9em 0; max-width: 34rem }
    .slackline figcaption { margin: 0 0 0.3em; white-space: pre-wrap }
    .slackline .legend { list-style: none; margin: 0.3em 0 0; padding: 0; font-size: 0.9375em }
    .slackline .legend li { padding-left: 1.5em; text-indent: -1.5em }
    .slackline svg { display: block; width: 100%; height: auto; overflow: visible }
    .slackline .row + .row { margin-top: 0.4em }
    .slackline .words { display: flex; flex-wrap: wrap; gap: 0 1.5em; align-items: baseline }
    .slackline .words .label { margin-left: auto }
    .slackline .grip { stroke: transparent; stroke-width: 16; pointer-events: stroke }
    .slackline .dim { color: var(--dim) }
    \(levels)
    """ + SVGStyle.shapes + SVGStyle.colours { "var(--\($0))" }

  private static let levels = LevelColour.allCases.reduce(into: "") {
    $0 += ".slackline .t-\($1.rawValue) { color: var(--\($1.rawValue)) }\n"
  }

  /// On paper everything is dark on white, whatever the reader's system or `data-theme` says.
  public static let paper = """
    @media print { :root:root:root {
    color-scheme: light;
    \(properties(.light))} }

    """

  /// For a page that stands alone: one column, and printed a section a page.
  public static let file =
    colours + document + paper + """
      body { margin: 0 auto; padding: 1.5rem 1rem 4rem; max-width: 44rem; background: var(--ground); \
      color: var(--text); font: 1.0625rem/1.5 var(--sans) }
      h1 { font-size: 1.75em; line-height: 1.2; margin: 0.6em 0; text-wrap: balance }
      section { margin: 2rem 0; padding-top: 1.2rem; border-top: 1px solid var(--rule) }
      section > h2 { margin-top: 0 }
      .place { color: var(--dim); font-size: 0.875em; margin: 0 }
      .state { color: var(--dim) }
      .typed { font-family: var(--mono); font-size: 0.875em }
      a { color: var(--blue) }
      nav { display: grid; grid-template-columns: 1fr auto 1fr; gap: 1rem; margin-top: 3rem; padding-top: 1rem; \
      border-top: 1px solid var(--rule); font-size: 0.9375em }
      nav .after { text-align: right }
      nav .before a::before { content: "← " }
      nav .after a::after { content: " →" }
      body > nav:first-child { margin: 0 0 1.5rem; padding: 0 0 0.75rem; border-top: 0; border-bottom: 1px solid var(--rule) }
      .lessons { list-style: none; padding: 0 }
      .lessons li { margin: 1em 0; display: flex; gap: 1.25rem; justify-content: space-between }
      .lessons li[hidden] { display: none }
      .lessons .seen { flex: none; width: 7.5rem; max-height: 5.5rem; overflow: hidden }
      .lessons .seen text { display: none }
      .lessons .seen svg { width: auto; max-width: 100%; max-height: 5.5rem; margin-left: auto }
      .lessons .seen figure { margin: 0 }
      search:not([hidden]) { display: flex; gap: 1rem; align-items: baseline; margin: 1.2rem 0 }
      search label { flex: 1; display: flex; flex-wrap: wrap; gap: 0.5rem }
      search input { flex: 1; min-width: 9rem; font: inherit; padding: 0.3rem 0.6rem; color: inherit; \
      background: var(--ground); border: 1px solid var(--dim); border-radius: 6px }
      .lessons .about { margin: 0.15em 0 0; color: var(--dim); font-size: 0.9375em; display: -webkit-box; \
      -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow: hidden }
      .dim { color: var(--dim) }
      details { margin: 0.6em 0 }
      summary { cursor: pointer }
      details > div { padding-left: 1.1em }
      @media print {
      body { max-width: none; padding: 0; font-size: 11pt }
      section { break-before: page; border: 0; margin: 0; padding: 0 }
      h1 + section { break-before: auto }
      figure, table, li { break-inside: avoid }
      nav, search, .live { display: none !important }
      }

      """
}
