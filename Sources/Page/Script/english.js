// What the scripts say; all else that the page says comes from the engine or stands in page.html.

export const english = {
  ownName: "In English",
  /** Of dates; undefined: as the browser has them. @type {string | undefined} */
  ownLocale: undefined,
  undo: (line) => (line === null ? "Nothing to undo" : `Undo ${line}`),
  redo: (line) => (line === null ? "Nothing to redo" : `Redo ${line}`),
  theme: { auto: "Colours as the system has them", light: "Light", dark: "Dark" },
  part: (number, title) => (number === null ? "Other lessons" : `${number} · ${title}`),
  minutes: (count) => (count === null ? "" : `${count} min`),
  foreign: "",
  score: (answered, count) => (count === 0 ? "" : `${answered} of ${count}`),
  grip: (kind, name) => ({
    constraint: `Line of ${name}, to be moved`,
    solution: "The solution, to be moved",
    edge: `Edge ${name}, to be moved`,
  })[kind],
  cross: "A cross to draw a line with: arrow keys move it, Enter sets each end",
  turn: "A pointer or the arrow keys turn it, Home turns it back.",
  review: (count) => `Review: ${count === 1 ? "one question that was missed comes" : `${count} questions that were missed come`} back`,
  savePicture: "Save this picture as PNG",
  goOn: "go on",
  allLessons: "All lessons",
  ways: "Ways through the lessons",
  nextLesson: (title) => `Next lesson: ${title} →`,
  place: (place, count) => `${place} of ${count}`,
  copied: "The link is copied.",
  notCopied: "The link could not be copied; it stands in the address above.",
  linkBroken:
    "The link is not opened: what follows its # is no session. It may have been cut off; ask for it anew.",
  linkTooLong: "This session is too long for a link. Save it as a script instead.",
  unreadable: (name) => `${name} cannot be read as text.`,
  damaged: "the file is damaged",
  unfetched: (status) => `the engine did not come: the server says ${status}`,
  fault: (why) =>
    `The engine could not start (${why}). The page needs a browser of 2023 or later with WebAssembly.`,
  ended:
    "The engine came to its end at this line, for want of memory or by a fault of its own, and a new one was made. The line was not run; " +
    "all else is as it was before it. Shorten the line, or save the session before it is tried again.",
  endedBeside:
    "The engine came to its end, for want of memory or by a fault of its own, and a new one was made. All that was typed is there again.",
  lost:
    "This was not run again, for the new engine came to its end at it, too. The session with it is kept as it was, under Earlier sessions.",
  stuck:
    "The last session is not opened, for it did not come to its end the last times. It is kept under Earlier sessions.",
  resumed: (count) => `This is where you were: ${english.lines(count)}. Undo takes back the last.`,
  beside: "What you had is kept beside it.",
  backTo: (title) => `Back to ${title}`,
  lines: (count) => (count === 1 ? "1 line" : `${count} lines`),
  here: "open here",
  noSessions: "Nothing is kept yet. What is typed is, line by line, in this browser alone.",
  rename: "Rename",
  renameOf: (title) => `Rename ${title}`,
  name: "Name of the session",
  keepName: "Keep",
  remove: "Delete",
  removeOf: (title) => `Delete ${title}`,
  removed: "Deleted.",
  bringBack: "Bring it back",
  /** What stands in page.html is English. @type {Record<string, string>} */
  texts: {},
  /** @type {Record<string, any[]>} */
  marked: {},
};
