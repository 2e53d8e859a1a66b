"""Columns of text, and how times and ratios are written."""


def table(rows):
    """The rows (lists of text, the first the heading) with columns of equal width."""
    widths = [max(map(len, column)) for column in zip(*rows)]
    lines = ["  ".join([row[0].ljust(widths[0])] + [c.rjust(w) for c, w in zip(row[1:], widths[1:])])
             for row in rows]
    return "\n".join([lines[0], "-" * len(lines[0])] + lines[1:])


def duration(microseconds):
    if microseconds is None:
        return "–"
    for unit, size in [("s", 1e6), ("ms", 1e3), ("µs", 1)]:
        if microseconds >= size:
            return f"{microseconds / size:.3g} {unit}" if microseconds < 1e3 * size \
                else f"{microseconds / size:.0f} {unit}"
    return f"{microseconds * 1e3:.3g} ns"


def ratio(theirs, ours):
    """Their time by ours: above 1, ours is the faster."""
    if theirs is None or not ours:
        return "–"
    value = theirs / ours
    return f"{value:.0f}×" if value >= 100 else f"{value:.3g}×"
