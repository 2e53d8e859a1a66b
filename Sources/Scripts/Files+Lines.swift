// Scripts as lines of text, whatever bytes they hold.

public import Console
import Language

extension Files {
  /// The lines of a file without their ends; what is not UTF-8 is U+FFFD, and a byte order mark is left
  /// out.
  public static func lines(of path: String) throws(FileError) -> [String] {
    Lines.of(file: try read(path))
  }
}
