// How many columns a character takes, against the tables of Python's `wcwidth` 0.7.0 (Unicode 17.0).

import Rendering
import Testing

@Suite struct DisplayWidthTableTests {
  /// Every range that takes two columns there.
  private static let wide = """
    1100-115F 231A-231B 2329-232A 23E9-23EC 23F0 23F3 25FD-25FE 2614-2615 2630-2637 2648-2653
    267F 268A-268F 2693 26A1 26AA-26AB 26BD-26BE 26C4-26C5 26CE 26D4 26EA 26F2-26F3 26F5 26FA
    26FD 2705 270A-270B 2728 274C 274E 2753-2755 2757 2795-2797 27B0 27BF 2B1B-2B1C 2B50 2B55
    2E80-2E99 2E9B-2EF3 2F00-2FD5 2FF0-3029 3030-303E 3041-3096 309B-30FF 3105-312F 3131-3163
    3165-318E 3190-31E5 31EF-321E 3220-3247 3250-A48C A490-A4C6 A960-A97C AC00-D7A3 F900-FAFF
    FE10-FE19 FE30-FE52 FE54-FE66 FE68-FE6B FF01-FF60 FFE0-FFE6 16FE0-16FE3 16FF2-16FF6
    17000-18CD5 18CFF-18D1E 18D80-18DF2 1AFF0-1AFF3 1AFF5-1AFFB 1AFFD-1AFFE 1B000-1B122 1B132
    1B150-1B152 1B155 1B164-1B167 1B170-1B2FB 1D300-1D356 1D360-1D376 1F004 1F0CF 1F18E
    1F191-1F19A 1F1E6-1F202 1F210-1F23B 1F240-1F248 1F250-1F251 1F260-1F265 1F300-1F320
    1F32D-1F335 1F337-1F37C 1F37E-1F393 1F3A0-1F3CA 1F3CF-1F3D3 1F3E0-1F3F0 1F3F4 1F3F8-1F43E
    1F440 1F442-1F4FC 1F4FF-1F53D 1F54B-1F54E 1F550-1F567 1F57A 1F595-1F596 1F5A4 1F5FB-1F64F
    1F680-1F6C5 1F6CC 1F6D0-1F6D2 1F6D5-1F6D8 1F6DC-1F6DF 1F6EB-1F6EC 1F6F4-1F6FC 1F7E0-1F7EB
    1F7F0 1F90C-1F93A 1F93C-1F945 1F947-1F9FF 1FA70-1FA7C 1FA80-1FA8A 1FA8E-1FAC6 1FAC8
    1FACD-1FADC 1FADF-1FAEA 1FAEF-1FAF8 20000-2FFFD 30000-3FFFD
    """

  /// Of those that take none there, the ends of the ranges below U+3000 that are marks over or under a
  /// letter, or not seen.
  private static let zero = """
    300-36F 483-489 591-5BD 5BF 5C1-5C2 5C4-5C5 5C7 610-61A 61C 64B-65F 670 6D6-6DC 6DF-6E4
    6E7-6E8 6EA-6ED 711 730-74A 7A6-7B0 7EB-7F3 7FD 816-819 81B-823 825-827 829-82D 859-85B
    8CA-8E1 93A-93C 951-957 962-963 9BC 9E2-9E3 9FE A3C A47-A48 A4B-A4D A51 A70-A71 A75 ABC
    AE2-AE3 AFA-AFF B3C B62-B63 B82 C00-C04 C3C C46-C48 C4A-C4D C55-C56 C62-C63 CBC CE2-CE3
    D3B-D3C D62-D63 DCA DD6 E31 E34-E3A E47-E4E EB1 EB4-EBC F18-F19 F35 F37 F39 F71-F84 F86-F87
    F8D-F97 F99-FBC FC6 105E-1060 1071-1074 1082-108D 135D-135F 1752-1753 1772-1773 17B4-17D3
    17DD 180B-180F 1885-1886 18A9 1A17-1A1B 1A60-1A7C 1A7F 1B6B-1B73 1CD0-1CD2 1CD4-1CE8 1CED
    1CF4 1DC0-1DFF 200B-200F 2060-206F 20D0-20F0 2CEF-2CF1 2D7F 2DE0-2DFF
    """

  private static func ranges(_ table: String) -> [ClosedRange<UInt32>] {
    table.split { $0 == " " || $0 == "\n" }.compactMap { range in
      let ends = range.split(separator: "-").compactMap { UInt32($0, radix: 16) }
      guard let first = ends.first, let last = ends.last else { return nil }
      return first...last
    }
  }

  private func width(_ value: UInt32) -> Int? { Unicode.Scalar(value)?.displayWidth }

  @Test func `what is wide there is wide here`() {
    let ranges = Self.ranges(Self.wide)
    #expect(ranges.count == 125)
    for range in ranges {
      for value in range { #expect(width(value) == 2, "\(String(value, radix: 16))") }
    }
  }

  @Test func `what takes no room there takes none here`() {
    let ranges = Self.ranges(Self.zero)
    #expect(ranges.count == 96)
    for value in ranges.flatMap({ [$0.lowerBound, $0.upperBound] }) {
      #expect(width(value) == 0, "\(String(value, radix: 16))")
    }
  }

  /// Letters, signs that stand before a number, and signs of pictures: neighbours of the ranges above.
  @Test(
    arguments: [
      0x41, 0xAD, 0x2FF, 0x370, 0x410, 0x5D0, 0x605, 0x6DD, 0x8E2, 0x905, 0x10FF, 0x2190, 0x2318,
      0x2328,
      0x232B, 0x23E8, 0x25FC, 0x262F, 0x2638, 0x2689, 0x2690, 0x2764, 0x2800, 0x28FF, 0x2E7F,
      0x303F,
      0xA4D0, 0xFF61, 0xFFFD, 0x110BD, 0x1D2FF, 0x1D400, 0x1F000, 0x1F321, 0x1F900,
    ] as [UInt32])
  func `what takes one column there takes one here`(value: UInt32) {
    #expect(width(value) == 1)
  }
}
