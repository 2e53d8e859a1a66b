// The calendar on the wall.

public enum Clock {
  /// The day that it is where this computer stands.
  public static var today: (year: Int, month: Int, day: Int) {
    var now = time(nil)
    var date = tm()
    _ = localtime_r(&now, &date)
    return (Int(date.tm_year) + 1900, Int(date.tm_mon) + 1, Int(date.tm_mday))
  }
}
