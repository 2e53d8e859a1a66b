// GNU readline for Swift. Readline is steered through global variables, which Swift 6 rightly
// refuses to assign; each that is needed has a function here instead. There is no state in this
// file and no decision: those are in the Swift module LineEditing.

#ifndef SLACKLINE_CREADLINE_H
#define SLACKLINE_CREADLINE_H

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <sys/select.h>
#include <termios.h>
#include <unistd.h>
#include <wchar.h>

#include <readline/readline.h>
#include <readline/history.h>

// Homebrew's readline and Debian's are the real one; the libedit that macOS ships under the same
// name lacks half of what is used here.
#if !defined(RL_READLINE_VERSION) || RL_READLINE_VERSION < 0x0800
#error "GNU readline 8 or newer is needed (apt: libreadline-dev, brew: readline)"
#endif

static inline void creadline_set_name(const char *name) { rl_readline_name = name; }

// Readline is not to act on a window that changes its size; to be called before the first line.
static inline void creadline_leave_resizing(void) { rl_catch_sigwinch = 0; }

// Where the keys come from; to be called once readline is initialized.
static inline int creadline_input(void) { return fileno(rl_instream); }

static inline void creadline_set_getc(rl_getc_func_t *function) { rl_getc_function = function; }

static inline void creadline_set_completion(
    rl_completion_func_t *attempt, rl_compdisp_func_t *display, const char *word_breaks) {
  rl_attempted_completion_function = attempt;
  rl_completion_display_matches_hook = display;
  rl_basic_word_break_characters = word_breaks;
  rl_completer_word_break_characters = word_breaks;
}

// For the completion that is under way: readline is not to fall back to names of files.
static inline void creadline_completion_is_over(void) { rl_attempted_completion_over = 1; }

// For the completion that is under way: the candidates come in an order that says something.
static inline void creadline_keep_order(void) { rl_sort_completion_matches = 0; }

// For the completion that is under way: what is to follow a word that was completed, 0 for nothing.
static inline void creadline_append_character(int character) {
  rl_completion_append_character = character;
}

// More possible completions than this are not listed unasked; negative for any number.
static inline int creadline_query_items(void) { return rl_completion_query_items; }

static inline const char *creadline_line(void) { return rl_line_buffer; }

// Ends the line that is being read, without its text, as soon as the key being read is dealt with.
static inline void creadline_give_up_line(void) {
  rl_replace_line("", 1);
  rl_done = 1;
}

// Whether the last key was the one that ends a line, and so moved to a new line on the screen.
static inline int creadline_last_key_was_newline(void) { return rl_last_func == rl_newline; }

// The newest line of the history, or NULL.
static inline const char *creadline_newest_line(void) {
  HIST_ENTRY *entry = history_length > 0 ? history_get(history_base + history_length - 1) : NULL;
  return entry ? entry->line : NULL;
}

static inline void creadline_set_startup_hook(rl_hook_func_t *hook) { rl_startup_hook = hook; }

// Puts text into the line that is being read, in place of what is there.
static inline void creadline_set_line(const char *text, int cursor) {
  rl_replace_line(text, 1);
  rl_point = cursor <= rl_end ? cursor : rl_end;
}

// Ends the line that is being read, with the text before the byte at `end`, as Return does.
static inline void creadline_accept_line(int end) {
  rl_delete_text(end, rl_end);
  rl_point = end;
#if RL_READLINE_VERSION >= 0x0801
  rl_deactivate_mark();
#endif
  (*rl_redisplay_function)();
  rl_newline(1, '\n');
}

static inline int creadline_point(void) { return rl_point; }

// What readline writes for whoever types goes there from now on; to be called before the first line.
static inline void creadline_set_output(FILE *stream) { rl_outstream = stream; }

static inline void creadline_put(const char *text) { fputs(text, rl_outstream); }

// The columns that a character takes in the process's locale, as readline counts them; negative for
// a control character. The C library shows it only to programs that ask for all of X/Open.
extern int wcwidth(wchar_t);
static inline int creadline_width(unsigned int scalar) { return wcwidth((wchar_t)scalar); }

static inline void creadline_flush(void) { fflush(rl_outstream); }

static inline void creadline_show_line(const char *line) {
  fprintf(rl_outstream, "%s\n", line);
  fflush(rl_outstream);
}

// The terminal as readline wants it, but reading it never waits: a Ctrl-C throws away what was there
// to be read, maybe between the moment at which it was seen to be there and its reading.
static inline void creadline_prepare_terminal(int meta_flag) {
  rl_prep_terminal(meta_flag);
  struct termios settings;
  int descriptor = fileno(rl_instream);
  if (tcgetattr(descriptor, &settings) != 0) return;
  settings.c_cc[VMIN] = 0;
  settings.c_cc[VTIME] = 0;
  while (tcsetattr(descriptor, TCSADRAIN, &settings) != 0 && errno == EINTR) continue;
}

static inline void creadline_set_prepare_terminal(void) {
  rl_prep_term_function = creadline_prepare_terminal;
}

// The next byte; -1: there is none now, or no more, -2: it cannot be read.
static inline int creadline_read_byte(FILE *stream) {
  unsigned char byte;
  ssize_t count = read(fileno(stream), &byte, 1);
  if (count == 1) return byte;
  return count == 0 || errno == EINTR || errno == EAGAIN ? -1 : -2;
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
