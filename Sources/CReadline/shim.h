// GNU readline for Swift. Readline is steered through global variables, which Swift 6 rightly
// refuses to assign; each that is needed has a function here instead. The decisions are in the Swift
// module LineEditing.

#ifndef SLACKLINE_CREADLINE_H
#define SLACKLINE_CREADLINE_H

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/select.h>

#include <readline/readline.h>
#include <readline/history.h>

// Homebrew's readline and Debian's are the real one; the libedit that macOS ships under the same
// name lacks half of what is used here.
#if !defined(RL_READLINE_VERSION) || RL_READLINE_VERSION < 0x0800
#error "GNU readline 8 or newer is needed (apt: libreadline-dev, brew: readline)"
#endif

static inline void creadline_set_name(const char *name) { rl_readline_name = name; }

static inline void creadline_set_getc(rl_getc_func_t *function) { rl_getc_function = function; }

// Readline's own handlers make Ctrl-C end the program; those of LineEditing do without them.
static inline void creadline_leave_signals_alone(void) { rl_catch_signals = 0; }

static inline void creadline_set_completion(
    rl_completion_func_t *attempt, const char *word_breaks) {
  rl_attempted_completion_function = attempt;
  rl_basic_word_break_characters = word_breaks;
  rl_completer_word_break_characters = word_breaks;
}

// For the completion that is under way: readline is not to fall back to names of files.
static inline void creadline_completion_is_over(void) { rl_attempted_completion_over = 1; }

// For the completion that is under way: what follows a word that was completed.
static inline void creadline_append_nothing(void) { rl_completion_append_character = '\0'; }

static inline const char *creadline_line(void) { return rl_line_buffer; }

static inline FILE *creadline_output(void) { return rl_outstream ? rl_outstream : stdout; }

// Marks the line that is being read as abandoned, where the cursor is, and ends it as soon as the
// key being read is dealt with.
static inline void creadline_abandon_line(void) {
  fputs("^C", creadline_output());
  fflush(creadline_output());
  rl_done = 1;
}

// Goes to a new line behind one that was abandoned.
static inline void creadline_begin_new_line(void) {
  fputc('\n', creadline_output());
  fflush(creadline_output());
}

// Puts the terminal back as it was before readline, and into readline's hands again.
static inline void creadline_release_terminal(void) { rl_deprep_term_function(); }
static inline void creadline_seize_terminal(void) {
  rl_prep_term_function(1);
  rl_forced_update_display();
}

// The newest line of the history, or NULL.
static inline const char *creadline_newest_line(void) {
  HIST_ENTRY *entry = history_length > 0 ? history_get(history_base + history_length - 1) : NULL;
  return entry ? entry->line : NULL;
}

// The last signal that came, until it is taken. Only this may be touched by a handler.
static volatile sig_atomic_t creadline_signal = 0;
static void creadline_note_signal(int number) { creadline_signal = number; }
static inline int creadline_take_signal(void) {
  int number = creadline_signal;
  creadline_signal = 0;
  return number;
}

// Lets a signal be noted; what was done with it before is put into `old`.
static inline void creadline_watch_signal(int number, struct sigaction *old) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = creadline_note_signal;
  sigemptyset(&action.sa_mask);
  sigaction(number, &action, old);
}

// Does with a signal what `old` says, now.
static inline void creadline_pass_signal_on(int number, const struct sigaction *old) {
  struct sigaction mine;
  sigset_t set, before;
  sigaction(number, old, &mine);
  sigemptyset(&set);
  sigaddset(&set, number);
  raise(number);
  sigprocmask(SIG_UNBLOCK, &set, &before);
  sigprocmask(SIG_SETMASK, &before, NULL);
  sigaction(number, &mine, NULL);
}

// Waits until the stream can be read or a signal arrives, signals being masked by `mask` only
// while waiting. 1: there is input, 0: a signal came, -1: neither will do any more.
static inline int creadline_wait_for_input(FILE *stream, const sigset_t *mask) {
  int descriptor = fileno(stream);
  fd_set set;
  FD_ZERO(&set);
  FD_SET(descriptor, &set);
  int ready = pselect(descriptor + 1, &set, NULL, NULL, NULL, mask);
  if (ready >= 0) return 1;
  return errno == EINTR ? 0 : -1;
}

#endif
