// The arithmetic of a pivot, by GMP: (x·a + y·r) / d for every number a of some rows and the number r of the
// pivot row below which it stands. Every division is exact.

#ifndef ROWS_H
#define ROWS_H

#include <stdint.h>

typedef struct rows rows;

/// Rows of zeros.
///
/// - words: that any number and any result fits in, without its sign.
rows *_Nonnull rows_new(int count, int length, int words);

void rows_free(rows *_Nonnull);

/// What a number is: one of the rows' (a), of the pivot row's (r), or x, a row's y, or d, which are positive.
typedef enum { ROWS_NUMBER, ROWS_PIVOT, ROWS_X, ROWS_Y, ROWS_DIVISOR } rows_kind;

/// Writes a number, its words from the lowest up. Only those of rows have a `row`, only those of rows and
/// of the pivot row an `index`.
void rows_put(
    rows *_Nonnull, rows_kind, int row, int index, const uint64_t *_Nonnull words, int count,
    int is_negative);

/// Computes all results once, with the functions for integers (mpz), which trust that divisions are exact …
void rows_pivot_mpz(rows *_Nonnull);

/// … or with those for words (mpn), which see whether they are.
int rows_pivot_mpn(rows *_Nonnull);

/// Whether both have come to this result.
int rows_result_is(
    const rows *_Nonnull, int row, int index, const uint64_t *_Nonnull words, int count,
    int is_negative);

#endif
