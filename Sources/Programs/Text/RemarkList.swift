// How remarks on a file are gathered while it is read.

/// Remarks while a file is read.
struct RemarkList {
  private var found: [ProgramRemark.Kind: (place: Range<Int>, count: Int)] = [:]

  /// - Parameter place: what it is about.
  mutating func note(_ kind: ProgramRemark.Kind, of place: Range<Int>) {
    found[kind, default: (place, 0)].count += 1
  }

  /// In the order of their places.
  ///
  /// - Complexity: linear in the size of the file where there is one.
  func finished(in bytes: [UInt8]) -> [ProgramRemark] {
    typealias Found = (key: ProgramRemark.Kind, value: (place: Range<Int>, count: Int))
    func isBefore(_ a: Found, _ b: Found) -> Bool {
      (a.value.place.lowerBound, a.key.rawValue) < (b.value.place.lowerBound, b.key.rawValue)
    }
    return found.sorted(by: isBefore).map { kind, first in
      ProgramRemark(
        kind: kind, subject: FileText.excerpt(bytes, first.place),
        line: FileText.line(of: first.place.lowerBound, in: bytes), count: first.count)
    }
  }
}
