// Cells in columns, as values.

/// Where a cell stands in its column.
public enum Alignment: Hashable, Sendable { case left, right, center }

/// Rows of cells in aligned columns. A row that is wider than the page is not cut.
public struct Grid: Equatable, Sendable {
  /// From the top; rows may have different numbers of cells.
  public var rows: [[Text]]
  /// For each column; columns past its end are left-aligned.
  public var alignments: [Alignment]
  /// The spaces between columns.
  public var gap: Int

  /// With two spaces between the columns, unless another gap is given.
  public init(_ rows: [[Text]], alignments: [Alignment] = [], gap: Int = 2) {
    self.rows = rows
    self.alignments = alignments
    self.gap = gap
  }
}

/// Rows of cells below a head.
public struct Table: Equatable, Sendable {
  /// Above the head.
  public var caption: Text?
  /// A heading for each column; the first is most often empty.
  public var header: [Text]
  /// From the top; cells that are missing at the end of a row are empty.
  public var rows: [[Text]]
  /// For each column; columns past its end are left-aligned.
  public var alignments: [Alignment]
  /// The first row of each group but the first; a thin rule is drawn above it (objective rows).
  public var groupStarts: [Int]
  /// The pivot: the row and the column that are marked, in `rows` and in columns.
  public var markedRow: Int?
  /// The pivot's column.
  public var markedColumn: Int?

  /// A table without a pivot and without groups, unless they are given.
  public init(
    caption: Text? = nil, header: [Text], rows: [[Text]], alignments: [Alignment] = [],
    groupStarts: [Int] = [], markedRow: Int? = nil, markedColumn: Int? = nil
  ) {
    self.caption = caption
    self.header = header
    self.rows = rows
    self.alignments = alignments
    self.groupStarts = groupStarts
    self.markedRow = markedRow
    self.markedColumn = markedColumn
  }
}
