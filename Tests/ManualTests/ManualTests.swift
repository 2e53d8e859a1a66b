// The manual page from a description of a program that is not this one.

import Formats
import Testing
import Wording

@testable import Manual

@Suite("The manual page")
struct ManualTests {
  private static let dump = """
    {"serializationVersion": 0, "command": {"commandName": "tool", "abstract": "Does it.",
     "arguments": [
       {"kind": "flag", "names": [{"kind": "short", "name": "v"}, {"kind": "long", "name": "verbose"}],
        "isOptional": true, "isRepeating": false, "abstract": "Says \\"more\\".", "valueName": "verbose"},
       {"kind": "flag", "names": [{"kind": "long", "name": "secret"}], "shouldDisplay": false}],
     "subcommands": [
       {"commandName": "make", "abstract": "Makes.", "discussion": "Twice \\u2013 or more.",
        "arguments": [
         {"kind": "positional", "valueName": "file", "isOptional": false, "isRepeating": true,
          "abstract": "What."},
         {"kind": "option", "names": [{"kind": "long", "name": "how"}], "isOptional": true,
          "allValues": ["so", "thus"], "defaultValue": "so", "abstract": "How."},
         {"kind": "flag", "names": [{"kind": "long", "name": "verbose"}], "isOptional": true,
          "abstract": "Says more."}]},
       {"commandName": "group", "abstract": "More.", "arguments": [], "subcommands": [
         {"commandName": "inner", "abstract": "Within.", "arguments": []}]}]}}
    """

  @Test("Every command and option is on it, in its place; what is hidden is not")
  func page() {
    let page = Manual.page(dump: Self.dump, version: "7", in: .english)
    #expect(page.contains("\ntool [\\-v]\n.br\nmake") == false)
    #expect(
      page.contains(
        ".SH SYNOPSIS\ntool [\\-v]\n.br\ntool make [\\-\\-how so|thus] FILE...\n.br\ntool group inner\n"
      ))
    #expect(page.contains(".TP\n.B \\-v, \\-\\-verbose\nSays \\(dqmore\\(dq.\n"))
    #expect(
      page.contains(
        ".B make [\\-\\-how so|thus] FILE...\nMakes. Twice \\[u2013] or more.\n.RS\n.TP\n.B FILE...\nWhat.\n"
          + ".TP\n.B \\-\\-how so|thus\nHow. Default: so.\n.RE\n"))
    #expect(page.contains(".B group inner\nWithin.\n"))
    #expect(!page.contains("secret"))
    #expect(page.contains("slackline 7"))
  }

  @Test("In Russian the page has letters that whatis reads, and the other signs by roff's names")
  func russian() {
    let page = Manual.page(
      dump: Self.dump.replacing("Within.", with: "Говорит «ещё» — больше."), version: "7",
      in: .russian)
    #expect(page.hasPrefix(".\\\" -*- coding: utf-8 -*-\n"))
    #expect(page.contains("\n.SH ИМЯ\nslackline \\- показывает, "))
    #expect(page.contains("How. По умолчанию: so.\n"))
    #expect(page.contains("\nГоворит \\[u00AB]ещё\\[u00BB] \\[u2014] больше.\n"))
  }

  @Test(
    "What is no description is none",
    arguments: [
      "", "{", "[]", "{}", "{\"serializationVersion\": 1, \"command\": {}}", dump + "x",
      String(dump.dropLast()), String(repeating: "[", count: 100_000),
    ])
  func flaws(dump: String) { #expect(CommandDescription(dump: dump) == nil) }

  @Test("JSON is read as RFC 8259 has it")
  func json() {
    #expect(JSONReader.value(of: " [1, -2.5e3 ,true,null] ")?.elements?.count == 4)
    #expect(
      JSONReader.value(of: #""a\u00e9\ud83d\ude00\n\/\\é""#)?.text == "aé😀\n/\\é")
    for flaw in ["[1,]", "{\"a\"}", "\"", "\"\\u12\"", "tru", "1 2", "{\"a\": 1,}"] {
      #expect(JSONReader.value(of: flaw) == nil, "\(flaw)")
    }
  }
}
