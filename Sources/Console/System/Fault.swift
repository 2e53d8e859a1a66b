// Calls of the system that fail on purpose, as SQLite's tests have them (*How SQLite is tested*, 3: anomaly testing): a
// program is run again and again, and at each run another of its calls fails. Debug builds alone have this.
//
// SLACKLINE_FAULT=7 has the seventh call fail, SLACKLINE_FAULT=7+ that and all that follow, each with EIO;
// SLACKLINE_FAULT=7:28 with the `errno` of that number; SLACKLINE_FAULT=7:kill kills the program there. SLACKLINE_FAULT_REPORT=FILE gets the name of each call that failed, a
// line each: an empty file says that there were not so many.

import Synchronization

enum Fault {
  enum Call: String {
    case open, read, write, sync, rename, link, mode, attribute, folder, status, lock, memory
  }

  #if DEBUG
    private struct Plan: Sendable {
      var first: Int
      var goesOn: Bool
      var code: CInt
      var kills: Bool
      var report: String?

      init?(_ environment: [String: String]) {
        guard let words = environment["SLACKLINE_FAULT"] else { return nil }
        let parts = words.split(separator: ":")
        guard let place = parts.first, let first = Int(place.filter { $0 != "+" }) else {
          return nil
        }
        self.first = first
        goesOn = place.hasSuffix("+")
        kills = parts.count > 1 && parts[1] == "kill"
        code = parts.count > 1 ? CInt(parts[1]) ?? EIO : EIO
        report = environment["SLACKLINE_FAULT_REPORT"]
      }
    }

    private static let plan = Plan(
      ["SLACKLINE_FAULT", "SLACKLINE_FAULT_REPORT"].reduce(into: [:]) { found, name in
        if let value = getenv(name) { found[name] = String(cString: value) }
      })
    private static let count = Atomic(0)

    /// Whether a call is to fail; then `errno` says that it did.
    static func strikes(_ call: Call) -> Bool {
      guard let plan else { return false }
      let number = count.wrappingAdd(1, ordering: .relaxed).newValue
      guard number == plan.first || plan.goesOn && number > plan.first else { return false }
      if let report = plan.report {
        let descriptor = open(report, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
        let line = Array("\(call.rawValue)\n".utf8)
        _ = write(descriptor, line, line.count)
        close(descriptor)
      }
      if plan.kills { kill(getpid(), SIGKILL) }
      errno = plan.code
      return true
    }
  #else
    @inline(__always)
    static func strikes(_ call: Call) -> Bool { false }
  #endif
}
