// How much memory the program uses, so that a solve ends before the system ends the program: Swift cannot go on when an
// allocation fails.

import Synchronization
import Wording

/// The memory of this program.
public enum Memory {
  private static let questions = Atomic(0)
  /// When it was looked at last, in nanoseconds.
  private static let lastLook = Atomic<UInt64>(0)

  /// Whether it uses more than `Limit.memory`, or more than three quarters of what the system gives it (`ulimit -v`). It
  /// is looked at when this is asked first, then each 64th time, and 10 ms after the last time: little can have grown
  /// meanwhile.
  ///
  /// Where the system does not tell, it does not. Debug builds have `Fault` say so, too.
  public static var isScarce: Bool {
    let isDue = questions.wrappingAdd(1, ordering: .relaxed).oldValue % 64 == 0
    // Which question it is, unlike what the clock says, is the same in each run.
    if isDue, Fault.strikes(.memory) { return true }
    let now = nanoseconds
    guard isDue || now &- lastLook.load(ordering: .relaxed) > 10_000_000 else { return false }
    lastLook.store(now, ordering: .relaxed)
    guard let use else { return false }
    return use.resident > Limit.memory.most || use.size / 3 > mostSize / 4
  }

  private static var nanoseconds: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) &* 1_000_000_000 &+ UInt64(time.tv_nsec)
  }

  /// The bytes of addresses that the system gives the program.
  private static var mostSize: Int {
    var limit = rlimit()
    #if canImport(Glibc)
      let found = getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    #else
      let found = getrlimit(RLIMIT_AS, &limit)
    #endif
    return found == 0 ? Int(clamping: limit.rlim_cur) : .max
  }

  /// The bytes of memory, and of addresses, that are in use; nil where that is not known.
  private static var use: (resident: Int, size: Int)? {
    #if canImport(Darwin)
      var usage = rusage_info_v2()
      let found = withUnsafeMutablePointer(to: &usage) { usage in
        usage.withMemoryRebound(to: rusage_info_t?.self, capacity: 1) {
          proc_pid_rusage(getpid(), RUSAGE_INFO_V2, $0)
        }
      }
      let resident = Int(clamping: usage.ri_phys_footprint)
      return found == 0 ? (resident, resident) : nil
    #else
      // Two numbers of pages, size and resident, among others (proc(5)). No file of the user, so no fault strikes here.
      let descriptor = open("/proc/self/statm", O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { return nil }
      defer { close(descriptor) }
      return withUnsafeTemporaryAllocation(byteCount: 128, alignment: 1) { room in
        let count = read(descriptor, room.baseAddress, room.count)
        let text = String(decoding: room.prefix(max(count, 0)), as: UTF8.self)
        let pages = text.split(separator: " ").prefix(2).compactMap { Int($0) }
        let pageSize = sysconf(CInt(_SC_PAGESIZE))
        return pages.count == 2 ? (pages[1] * pageSize, pages[0] * pageSize) : nil
      }
    #endif
  }
}
