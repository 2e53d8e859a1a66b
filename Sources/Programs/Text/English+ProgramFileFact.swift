// What is wrong with a file of a linear program, and what to do about it, in words.

import Wording

extension English {
  static func text(_ fact: ProgramFileFact) -> String {
    switch fact {
    case .gzip: "the file is compressed; unpack it first: gunzip -k FILE"
    case .controlCharacter(let byte):
      "the file has a control character here (code \(byte)), so it is not plain text; remove it"
    case .encoding: "this name is not in UTF-8; convert the file first: iconv -f latin1 -t utf8"
    case .noNumber(""): "a number is missing; write one, such as 4 or -0.5"
    case .noNumber(let text): "\(text) is no number; write one such as 4, -0.5 or 1e-3"
    case .longNumber(let text):
      "\(text) is too long: at most 1000 digits, and exponents up to 1000, can be read"
    case .wrongInfinity(let text):
      "\(text) means infinity, which cannot stand here; write a number below 1e20, or leave it out"
    case .duplicateRow(let name): "there are two rows \(name); rename one or leave it out"
    case .boundTwice(let name):
      "\(name) has another bound on this side already; leave one of them out"
    case .integer(let name):
      "\(name) is an integer variable; only continuous ones can be solved; with --relax (at the prompt: import FILE "
        + "relaxed) it need not be one"
    case .semicontinuous(let name):
      "\(name) is a semi-continuous variable; only continuous ones can be solved"
    case .missingEnd(let word):
      "the file ends without \(word), so a part of it may be missing; add \(word) if it is whole"
    case .mps(let fact): text(fact)
    case .lp(let fact): text(fact)
    }
  }

  fileprivate static func text(_ fact: MPSFact) -> String {
    switch fact {
    case .unknownSection(let name):
      "\(name) is no section of an MPS file; a line of data must begin with a blank"
    case .foreignSection(let name):
      "the section \(name) is for \(purpose(of: name)), and only linear programs can be solved; remove it"
    case .sectionTwice(let name):
      "there is a section \(name) already; put both together"
    case .sectionBefore(let name, let other):
      "the section \(name) must come after \(other); move it there"
    case .missingSection(let name): "there is no section \(name); add it, empty if need be"
    case .dataBeforeSections:
      "no section has begun; put its name, such as ROWS, at the beginning of the line before"
    case .dataAfterHeading(let name):
      "nothing may stand after \(name); begin a new line, with a blank before the data"
    case .sense(let text): "\(text) is no sense of an objective; write MAX or MIN"
    case .noObjective(let name):
      "\(name) is named as the objective and is no N row; add it to ROWS or name another"
    case .marker(let text): "\(text) is no marker; only 'INTORG' and 'INTEND' are"
    case .fields(let section, let count): fieldsText(section, count)
    case .strayField(let section, let text):
      "\(text) stands in a field that a line of \(section) does not have; it has \(form(of: section))"
    case .betweenFields(let column):
      "column \(column) lies between two fields of the fixed format and must be blank; "
        + "write names without blanks if the format is free"
    case .tab: "in fixed format fields go by columns, and there may be no tab; put blanks"
    case .ambiguous:
      "with names that have blanks this is another program than without them; "
        + "rename what has a blank"
    case .rowType(let text): "\(text) is no kind of row; write N, E, L or G"
    case .unknownRow(""): "the name of a row is missing"
    case .unknownRow(let name): "there is no row \(name); add it to ROWS, or mend the name"
    case .unknownColumn(""): "the name of a column is missing"
    case .unknownColumn(let name):
      "there is no column \(name); add it to COLUMNS, or mend the name"
    case .duplicateColumn(let name):
      "the column \(name) has come before; move all its lines together"
    case .duplicateEntry(let row, let column):
      "\(column) has a coefficient in \(row) already; leave one of them out"
    case .duplicateValue(let section, let row):
      "\(row) has a number in \(section) already; leave one of them out"
    case .secondVector(let section, let first, let second):
      "\(second) is a second vector of \(section), after \(first); leave one of them out"
    case .rangeOfFreeRow(let name): "\(name) is an N row, which has no range; leave it out"
    case .boundType(let text):
      "\(text) is no kind of bound; write LO, UP, FX, FR, MI or PL"
    }
  }

  fileprivate static func purpose(of section: String) -> String {
    switch section.uppercased() {
    case "QSECTION", "QUADOBJ", "QMATRIX", "QCMATRIX": "quadratic terms"
    case "CSECTION": "cones"
    case "INDICATORS": "rows that hold only where a variable is 0 or 1"
    case "GENCONSTRS": "general constraints, such as a maximum of variables"
    case "LAZYCONS": "lazy constraints, which are rows that are looked at late"
    case "USERCUTS": "cuts in a search among integers"
    case "PWLOBJ": "an objective in pieces"
    case "BRANCH", "REFROW": "a search among integers"
    default: "special ordered sets"
    }
  }

  fileprivate static func fieldsText(_ section: String, _ count: Int) -> String {
    "\(EnglishGrammar.count(count, "field")) cannot be a line of \(section); it has \(form(of: section))"
  }

  fileprivate static func form(of section: String) -> String {
    switch section {
    case "ROWS": "a kind and a name, as in L  limit"
    case "BOUNDS": "a kind, the name of the bounds, a column and a number, as in UP BND x 4"
    case "COLUMNS": "a column, and once or twice a row and a number, as in x limit 2"
    default: "a name of its own, and once or twice a row and a number, as in \(section) limit 2"
    }
  }

  fileprivate static func text(_ fact: LPFact) -> String {
    switch fact {
    case .model:
      "this is a model with sets and parameters, as GMPL, AMPL and GAMS have them, and not one program yet; its own program "
        + "writes that one: glpsol -m FILE --check --wlp OUT.lp for GMPL"
    case .ofLPSolve:
      "this is lp_solve's own format, which is not read; lp_solve -S1 FILE -parse_only -wfmps OUT.mps writes one that is"
    case .indicator:
      "-> makes a row that holds only where a variable is 0 or 1 (an indicator); only linear programs can be solved"
    case .star: "a number stands before its variable without a sign: 3 x, not 3 * x"
    case .digitFirst(let name):
      "\(name) begins with a digit, which the name of a row cannot; put a letter or _ before it"
    case .foreign(let section):
      "\(purpose(of: section)); only linear programs can be solved, so \(cure(of: section))"
    case .noSense: "an LP file begins with its objective; write Minimize or Maximize first"
    case .unexpected(let text, let wanted): "\(text) cannot stand here; \(wantedText(wanted))"
    case .endsEarly(let wanted): "the file ends here; \(wantedText(wanted))"
    case .quadratic: "this is a quadratic term; only linear programs can be solved"
    case .bracketInName: "a name may not contain [ or ]; write x(1) for x[1]"
    case .specialOrderedSet:
      "special ordered sets are for more than linear programs, which alone can be solved"
    case .sectionOrName(let word):
      "\(word) may be a section or a variable here; begin the line with it if it is a section, "
        + "and rename it if it is a variable"
    case .lostSection(let name):
      "\(name) cannot stand here: the sections are the objective, Subject To, Bounds and End, "
        + "each once and in this order; a variable called so must be renamed"
    case .afterEnd: "nothing may stand after End; remove it, or move End"
    case .chain:
      "two relations make sense only around a sum and the same way, as in 1 <= x + y <= 2; "
        + "write two rows"
    case .glued(let text, let number):
      "\(text) cannot follow \(number) at once; \(gluedText(text, number))"
    case .name(let name, let slip): text(name, slip)
    }
  }

  fileprivate static func purpose(of section: LPFact.ForeignSection) -> String {
    switch section {
    case .generalConstraints:
      "these are general constraints, such as a maximum of variables, as Gurobi has them"
    case .lazyConstraints: "these are lazy constraints, which a search among integers looks at late"
    case .userCuts: "these are cuts for a search among integers, which take no solution away"
    case .piecewiseLinear: "this is an objective in pieces"
    case .scenarios: "this is another scenario of the program"
    }
  }

  fileprivate static func cure(of section: LPFact.ForeignSection) -> String {
    section == .lazyConstraints
      ? "move them to Subject To, where they mean the same" : "remove the section"
  }

  fileprivate static func gluedText(_ text: String, _ number: String) -> String {
    switch text.unicodeScalars.first {
    case ",": "decimals have a point, as in 3.5, and nothing between their thousands"
    case ";": "a row ends with its line, without ;"
    case "/": "a fraction is two numbers without blanks, as in 7/2"
    case "(", "{": "brackets are not multiplied out: write 2 x + 2 y for 2 (x + y)"
    case "%": "write a fraction or a decimal, as in 0.5"
    default: "the name of a variable begins with a letter, and a comment with \\"
    }
  }

  fileprivate static func text(_ name: String, _ slip: LPFact.NameSlip) -> String {
    switch slip {
    case .onRightAlone:
      "\(name) stands on right sides alone, so it is taken for no variable; leave it out, put \\ before it "
        + "if it is a comment, and bring it to the left, as in x - 2 y <= 4, if it is a variable"
    case .halfBracket:
      "\(name) has half of a bracket; brackets mean nothing here: write 2 x + 2 y for 2 (x + y)"
    case .signs(let other):
      "\(name) would be another variable than \(other); leave out the signs, or rename it if it is one"
    case .quotient(let other):
      "\(name) would be another variable than \(other); write 1/2 \(other) or 0.5 \(other) for a half of it, "
        + "or rename it if it is one"
    case .several(let others):
      "\(name) would be a variable of its own; write each by itself, "
        + "\(EnglishGrammar.list(others)), or rename it if it is one"
    case .looseEnd:
      "\(name) would be a variable of that name; leave out the sign at its end, or rename it if it is one"
    }
  }

  fileprivate static func wantedText(_ wanted: LPFact.Wanted) -> String {
    switch wanted {
    case .term: "a term, such as 3 x, was to come"
    case .relation: "a relation was to come: <=, >= or ="
    case .number: "a number was to come"
    case .variable: "the name of a variable was to come"
    case .sign: "+ or - was to come, or a relation: <=, >= or ="
    case .objective: "an objective was to come, as in first: Priority=2 Weight=1"
    case .section: "a section was to come: Subject To, Bounds or End"
    }
  }
}
