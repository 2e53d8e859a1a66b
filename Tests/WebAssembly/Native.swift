// The same lines on the machine that builds.

@main
enum Native {
  static func main() {
    for line in longNumbers() { print(line) }
  }
}
