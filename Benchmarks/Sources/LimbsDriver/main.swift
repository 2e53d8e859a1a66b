// A pivot over long whole numbers by the solver and by GMP, in turn: `LimbsDriver [ROUNDS]` prints
// nanoseconds for each number that a pivot computes, and GMP's time by ours. `LimbsDriver --long [BUDGET]`
// prints what else there is to do with long numbers, and nanoseconds for it.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Nanoseconds that the processor has spent on this program, which do not count what others do meanwhile.
func spent() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

func median(_ numbers: [Double]) -> Double { numbers.sorted()[numbers.count / 2] }

func text(_ number: String, width: Int) -> String {
  String(repeating: " ", count: max(0, width - number.count)) + number
}

/// With one digit after the point, or two.
func text(_ number: Double, places: Int) -> String {
  let unit = places == 2 ? 100.0 : 10.0
  return text("\((number * unit).rounded() / unit)", width: 9)
}

func measure(_ work: PivotWork, rounds: Int) -> (times: [Double], ratios: [Double]) {
  let start = spent()
  work.run()
  let repetitions = max(1, Int(2e6 / (spent() - start)))
  var times: [[Double]] = [[], [], []]
  var ratios: [[Double]] = [[], []]
  for _ in 0..<rounds {
    var marks = [spent()]
    for _ in 0..<repetitions { work.run() }
    marks.append(spent())
    for _ in 0..<repetitions { work.rows.runIntegers() }
    marks.append(spent())
    for _ in 0..<repetitions { work.rows.runWords() }
    marks.append(spent())
    let parts = (0..<3).map { (marks[$0 + 1] - marks[$0]) / Double(repetitions * work.size) }
    for index in 0..<3 { times[index].append(parts[index]) }
    for index in 0..<2 { ratios[index].append(parts[index + 1] / parts[0]) }
  }
  return (times.map(median), ratios.map(median))
}

if CommandLine.arguments.dropFirst().first == "--long" {
  let budget = CommandLine.arguments.dropFirst(2).first.flatMap { Double($0) } ?? 0.1
  for work in LongWork.all { print("\(work.name)\t\(Int(work.time(budget: budget * 1e9)))") }
  exit(0)
}

let rounds = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 21
print("bits  length   ours ns    mpz ns    mpn ns   mpz/ours  mpn/ours")
for bits in [60, 64, 120, 128, 192, 256, 300, 448, 600, 1024] {
  for length in [60, 120] {
    guard let work = PivotWork(rows: 30, length: length, bits: bits) else {
      print("The numbers of \(bits) bits differ.")
      exit(1)
    }
    let (times, ratios) = measure(work, rounds: rounds)
    print(
      text("\(bits)", width: 4), text("\(length)", width: 7),
      times.map { text($0, places: 1) }.joined(separator: " "),
      ratios.map { text($0, places: 2) }.joined(separator: " "))
  }
}
