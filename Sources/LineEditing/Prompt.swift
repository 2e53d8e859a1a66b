// Readline must know how wide the prompt is, so it has to be told which of its bytes show nothing.

/// The prompt with each terminal control sequence (ECMA-48, "CSI") between the two marks by which
/// readline skips what takes no place on the screen.
func markingControlSequences(in prompt: String) -> String {
  var result = String.UnicodeScalarView()
  var isInside = false
  var isAfterEscape = false
  for scalar in prompt.unicodeScalars {
    if scalar == "\u{1B}" {
      if !isInside { result.append("\u{1}") }
      isInside = true
      isAfterEscape = true
      result.append(scalar)
      continue
    }
    result.append(scalar)
    guard isInside else { continue }
    // "[" opens the sequence; the first byte from "@" to "~" after it ends it.
    if isAfterEscape, scalar == "[" {
      isAfterEscape = false
    } else if isAfterEscape || ("@"..."~").contains(scalar) {
      result.append("\u{2}")
      isInside = false
      isAfterEscape = false
    }
  }
  if isInside { result.append("\u{2}") }
  return String(result)
}
