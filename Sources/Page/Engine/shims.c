// What Embedded Swift asks of an operating system, and WebAssembly has not got. The seed is fixed, so
// that hashing, and with it every run, is the same.

#include <stddef.h>
#include <stdint.h>

void arc4random_buf(void *buffer, size_t size) {
  uint8_t *bytes = buffer;
  for (size_t i = 0; i < size; i++) bytes[i] = (uint8_t)(i * 151 + 17);
}

uintptr_t __stack_chk_guard = 0x5bd1e995;

_Noreturn void __stack_chk_fail(void) { __builtin_trap(); }

// Address 0 is memory like any other here: where there is none left, what Swift asked for would be written over the
// stack. So that is the end, as it is where the stack goes below 0 (`--stack-first`).
int __real_posix_memalign(void **place, size_t alignment, size_t size);

int __wrap_posix_memalign(void **place, size_t alignment, size_t size) {
  int fault = __real_posix_memalign(place, alignment, size);
  if (fault) __builtin_trap();
  return fault;
}

// What is said before a trap is not heard.
int putchar(int character) { return character; }
