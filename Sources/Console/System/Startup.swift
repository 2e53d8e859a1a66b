// What must be so before anything is opened or written.

/// The first thing that the program does.
public enum Startup {
  /// Whoever starts the program may have closed its standard input or outputs. Then the next file that is opened
  /// would get their number, and what is said would be written into it. So that number is taken first, by a file that can
  /// be neither read nor written that way: what is asked of it fails, as it does of none.
  ///
  /// And a file that may not grow any more is an error to be told (EFBIG), not the end of the program (SIGXFSZ).
  public static func prepare() {
    for (descriptor, mode) in [
      (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
    ]
    where fcntl(descriptor, F_GETFD) == -1 {
      // The system gives the lowest number that is free.
      _ = open("/dev/null", mode)
    }
    signal(SIGXFSZ, SIG_IGN)
  }
}
