// The style sheets: what is legible is computed, not judged.

import Foundation
import Rendering
import TestSupport
import Testing

@Suite struct PageStyleTests {
  /// The custom properties of each theme, by the order in which the sheet gives them: light, dark, dark.
  private static let themes: [[String: String]] = PageStyle.colours.split(separator: "--ground")
    .dropFirst()
    .map { part in
      var colours: [String: String] = [:]
      for match in "--ground\(part)".matches(of: /--(\w+): (#[0-9a-f]{6});/) {
        colours[String(match.output.1)] = String(match.output.2)
      }
      return colours
    }

  /// Relative luminance, and contrast (WCAG 2.1).
  private static func luminance(_ colour: String) throws -> Double {
    let digits = try #require(Int(colour.dropFirst(), radix: 16))
    func part(_ shift: Int) -> Double {
      let value = Double((digits >> shift) & 255) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * part(16) + 0.7152 * part(8) + 0.0722 * part(0)
  }

  private static func contrast(_ a: String, _ b: String) throws -> Double {
    let (a, b) = (try luminance(a), try luminance(b))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  @Test func `contrast is what the recommendation says`() throws {
    #expect(try abs(Self.contrast("#000000", "#ffffff") - 21) < 0.001)
    #expect(try abs(Self.contrast("#777777", "#ffffff") - 4.478) < 0.001)
  }

  @Test(arguments: 0..<3)
  func `all text can be read on all that it stands on`(theme: Int) throws {
    let colours = try #require(Self.themes.dropFirst(theme).first)
    #expect(colours.count == 14)
    let grounds = ["ground", "panel", "mark"]
    for ground in grounds {
      for (name, colour) in colours
      where !["rule", "gold"].contains(name) && !grounds.contains(name) {
        let contrast = try Self.contrast(colour, try #require(colours[ground]))
        #expect(contrast >= 4.5, "\(name) on \(ground)")
      }
    }
    let gold = try Self.contrast(
      try #require(colours["gold"]), try #require(colours["ground"]))
    #expect(gold >= 3)
  }

  @Test func `a reader's choice goes before the system's`() {
    #expect(Self.themes.count == 3)
    #expect(Self.themes[1] == Self.themes[2] && Self.themes[0] != Self.themes[1])
    #expect(PageStyle.colours.contains(":root:not([data-theme=\"light\"])"))
    #expect(PageStyle.colours.contains(":root[data-theme=\"dark\"]"))
  }

  @Test func `every name that is used is given`() {
    let used = Set(PageStyle.file.matches(of: /var\(--(\w+)\)/).map { String($0.output.1) })
    let given = Set(PageStyle.colours.matches(of: /--(\w+):/).map { String($0.output.1) })
    #expect(given.isSuperset(of: used))
    #expect(used.count > 10)
  }

  @Test func `nothing in it can end an element`() {
    for sheet in [PageStyle.file, PageStyle.colours, PageStyle.document] {
      #expect(!sheet.contains("<") && !sheet.contains("&"))
      #expect(sheet.filter { $0 == "{" }.count == sheet.filter { $0 == "}" }.count)
    }
  }
}
