// The driver over `HierarchySolver`: `ChainDriver KIND N [BUDGET_SECONDS]`, or `ChainDriver file FILE`.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

@main
enum Driver {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.count == 2, arguments.first == "file" {
      if !Workload.run(file: arguments[2]) { refuse() }
      return
    }
    guard (2...3).contains(arguments.count), let kind = arguments.first,
      let n = Int(arguments[2]), n >= 10,
      let budget = arguments.count < 3 ? 5 : Double(arguments[3]), budget > 0
    else { refuse() }
    switch kind {
    case "ineq", "eq": Chain.runAll(inequalities: kind == "ineq", n: n, budget: budget)
    case "tree": Tree.runAll(n: n, budget: budget)
    case "screen": Screen.runAll(n: n, budget: budget)
    default: refuse()
    }
  }

  private static func refuse() -> Never {
    let usage = "usage: ChainDriver ineq|eq|tree|screen N [BUDGET_SECONDS], where N >= 10, or file FILE\n"
    _ = write(STDERR_FILENO, usage, usage.utf8.count)
    exit(64)
  }
}
