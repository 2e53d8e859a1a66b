// Exact integers: the one kernel of long whole numbers, on which fractions and the rows of the simplex
// method stand.
//
// It knows nothing of fractions, and nothing of what its numbers are for. Limbs, the digits in base 2⁶⁴,
// have 64 bits on every platform; only counts and places are `Int`.
//
// - `Numbers/` has values: `Natural` and `WholeNumber`, up to two words without memory of their own, and
//   runs of numbers of one width, `WholeNumbers`.
// - `Limbs/` has the loops over words in memory: `Limbs` in two's complement, as rows keep them, and
//   `NaturalLimbs` without a sign.
// - `Divisors/` has greatest common divisors and exact division.
//
// Sums, products and long division are the schoolbook's (D. E. Knuth, *The Art of Computer Programming*,
// vol. 2, 4.3.1) while numbers are short. Beyond, products are A. Karatsuba's (*Умножение многозначных
// чисел на автоматах*, with Yu. Ofman, 1962), division is by halves (C. Burnikel and J. Ziegler, *Fast
// Recursive Division*, MPI-I-98-1-022, 1998), and so is decimal text in both directions, in the time of a
// few products (R. P. Brent and P. Zimmermann, *Modern Computer Arithmetic*, 2010, 1.7). Quotients of
// words are products with a reciprocal (N. Möller and T. Granlund, *Improved division by invariant
// integers*, IEEE Trans. Computers 60, 2011), exact quotients are found from the lowest word up
// (T. Jebelean, 1993), and greatest common divisors by D. H. Lehmer's method (1938).
