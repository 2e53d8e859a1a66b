#include "rows.h"

#include <gmp.h>
#include <stdlib.h>

// Exported by the library, but by no header (as of GMP 6.2): division from the lowest word up. q ← −n/d modulo
// 2^(64·(nn−dn)), n's upper dn words ← (n + q·d) / 2^(64·(nn−dn)), inverse being −1/d[0] modulo 2⁶⁴.
#define mpn_sbpi1_bdiv_qr __MPN(sbpi1_bdiv_qr)
mp_limb_t mpn_sbpi1_bdiv_qr(
    mp_ptr q, mp_ptr n, mp_size_t nn, mp_srcptr d, mp_size_t dn, mp_limb_t inverse);

/// A number as mpn sees it: words without a sign.
typedef struct {
  mp_limb_t *words;
  mp_size_t count;
} natural;

struct rows {
  int count, length;
  mp_size_t words;
  // As integers.
  mpz_t *numbers, *pivot, *y, *results;
  mpz_t x, divisor, sum;
  // As words, `words` for each, the signs apart.
  mp_limb_t *number_words, *pivot_words, *result_words;
  unsigned char *number_signs, *pivot_signs, *result_signs;
  natural x_words, divisor_words, *y_words;
  unsigned twos;
  mp_limb_t inverse;
  mp_limb_t *product, *other;
};

static mpz_t *integers(int count) {
  mpz_t *result = malloc(count * sizeof *result);
  for (int i = 0; i < count; i++) mpz_init(result[i]);
  return result;
}

static void free_integers(mpz_t *integers, int count) {
  for (int i = 0; i < count; i++) mpz_clear(integers[i]);
  free(integers);
}

rows *rows_new(int count, int length, int words) {
  rows *r = malloc(sizeof *r);
  int all = count * length;
  r->count = count;
  r->length = length;
  r->words = words;
  r->numbers = integers(all);
  r->results = integers(all);
  r->pivot = integers(length);
  r->y = integers(count);
  mpz_inits(r->x, r->divisor, r->sum, NULL);
  r->number_words = calloc((size_t)all * words, sizeof(mp_limb_t));
  r->result_words = calloc((size_t)all * words, sizeof(mp_limb_t));
  r->pivot_words = calloc((size_t)length * words, sizeof(mp_limb_t));
  r->number_signs = calloc(all, 1);
  r->result_signs = calloc(all, 1);
  r->pivot_signs = calloc(length, 1);
  r->x_words.words = calloc(words, sizeof(mp_limb_t));
  r->divisor_words.words = calloc(words, sizeof(mp_limb_t));
  r->y_words = malloc(count * sizeof(natural));
  for (int i = 0; i < count; i++) r->y_words[i].words = calloc(words, sizeof(mp_limb_t));
  r->product = calloc(2 * words + 1, sizeof(mp_limb_t));
  r->other = calloc(2 * words + 1, sizeof(mp_limb_t));
  return r;
}

void rows_free(rows *r) {
  int all = r->count * r->length;
  free_integers(r->numbers, all);
  free_integers(r->results, all);
  free_integers(r->pivot, r->length);
  free_integers(r->y, r->count);
  mpz_clears(r->x, r->divisor, r->sum, NULL);
  for (int i = 0; i < r->count; i++) free(r->y_words[i].words);
  mp_limb_t *words[] = {r->number_words,   r->result_words,        r->pivot_words, r->x_words.words,
                        r->divisor_words.words, r->product, r->other};
  for (size_t i = 0; i < sizeof words / sizeof *words; i++) free(words[i]);
  free(r->number_signs);
  free(r->result_signs);
  free(r->pivot_signs);
  free(r->y_words);
  free(r);
}

static void copy(mp_limb_t *to, mpz_srcptr from) {
  mpz_export(to, NULL, -1, sizeof(mp_limb_t), 0, 0, from);
}

static void make_natural(natural *to, mpz_srcptr from) {
  copy(to->words, from);
  to->count = (mp_size_t)mpz_size(from);
}

void rows_put(
    rows *r, rows_kind kind, int row, int index, const uint64_t *words, int count, int is_negative) {
  mpz_t number;
  mpz_init(number);
  mpz_import(number, count, -1, sizeof *words, 0, 0, words);
  if (is_negative) mpz_neg(number, number);
  int place = row * r->length + index;
  switch (kind) {
    case ROWS_NUMBER:
      mpz_set(r->numbers[place], number);
      copy(r->number_words + place * r->words, number);
      r->number_signs[place] = mpz_sgn(number) < 0;
      break;
    case ROWS_PIVOT:
      mpz_set(r->pivot[index], number);
      copy(r->pivot_words + index * r->words, number);
      r->pivot_signs[index] = mpz_sgn(number) < 0;
      break;
    case ROWS_X:
      mpz_set(r->x, number);
      make_natural(&r->x_words, number);
      break;
    case ROWS_Y:
      mpz_set(r->y[row], number);
      make_natural(&r->y_words[row], number);
      break;
    case ROWS_DIVISOR:
      mpz_set(r->divisor, number);
      r->twos = (unsigned)mpz_scan1(number, 0);
      mpz_fdiv_q_2exp(number, number, r->twos);
      make_natural(&r->divisor_words, number);
      mp_limb_t odd = r->divisor_words.words[0], inverse = (3 * odd) ^ 2;
      for (int i = 0; i < 4; i++) inverse *= 2 - odd * inverse;
      r->inverse = -inverse;
      break;
  }
  mpz_clear(number);
}

void rows_pivot_mpz(rows *r) {
  mpz_t *number = r->numbers, *result = r->results;
  for (int i = 0; i < r->count; i++) {
    for (int j = 0; j < r->length; j++, number++, result++) {
      mpz_mul(r->sum, r->x, *number);
      mpz_addmul(r->sum, r->y[i], r->pivot[j]);
      mpz_divexact(*result, r->sum, r->divisor);
    }
  }
}

static inline void multiply(
    mp_limb_t *to, const mp_limb_t *number, mp_size_t words, const natural *factor) {
  if (factor->count == words) {
    mpn_mul_n(to, number, factor->words, words);
  } else {
    to[words + factor->count] = 0;
    mpn_mul(to, number, words, factor->words, factor->count);
    for (mp_size_t i = words + factor->count; i < 2 * words; i++) to[i] = 0;
  }
}

int rows_pivot_mpn(rows *r) {
  const mp_size_t words = r->words;
  const mp_limb_t *number = r->number_words;
  mp_limb_t *result = r->result_words, *sum = r->product;
  int place = 0;
  for (int i = 0; i < r->count; i++) {
    const mp_limb_t *pivot = r->pivot_words;
    for (int j = 0; j < r->length; j++, place++) {
      int sign = r->number_signs[place];
      multiply(sum, number, words, &r->x_words);
      multiply(r->other, pivot, words, &r->y_words[i]);
      if (sign == r->pivot_signs[j]) {
        mpn_add_n(sum, sum, r->other, 2 * words);
      } else if (mpn_sub_n(sum, sum, r->other, 2 * words)) {
        mpn_neg(sum, sum, 2 * words);
        sign = !sign;
      }
      // As in the solver, the division tells whether it is exact: then n + q·d = 2^(64·words)·d, or all is 0.
      const natural *d = &r->divisor_words;
      if (r->twos) mpn_rshift(sum, sum, 2 * words, r->twos);
      mpn_sbpi1_bdiv_qr(result, sum, words + d->count, d->words, d->count, r->inverse);
      if (mpn_cmp(sum + words, d->words, d->count) != 0 && !mpn_zero_p(sum + words, d->count)) return 0;
      mpn_neg(result, result, words);
      r->result_signs[place] = (unsigned char)sign;
      number += words;
      pivot += words;
      result += words;
    }
  }
  return 1;
}

int rows_result_is(
    const rows *r, int row, int index, const uint64_t *words, int count, int is_negative) {
  mpz_t expected, other;
  mpz_inits(expected, other, NULL);
  mpz_import(expected, count, -1, sizeof *words, 0, 0, words);
  if (is_negative) mpz_neg(expected, expected);
  int place = row * r->length + index;
  mpz_import(
      other, r->words, -1, sizeof(mp_limb_t), 0, 0, r->result_words + place * r->words);
  if (r->result_signs[place]) mpz_neg(other, other);
  int result = mpz_cmp(r->results[place], expected) == 0 && mpz_cmp(other, expected) == 0;
  mpz_clears(expected, other, NULL);
  return result;
}
