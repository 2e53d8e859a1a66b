/* Solves the linear program of a .ine file with cddlib in exact arithmetic: `cdd_lp FILE`.
   Prints `optimal VALUE`, `infeasible` or `unbounded`; VALUE is a fraction. */

#define GMPRATIONAL
#include <cddlib/setoper.h>

#include <cddlib/cdd.h>
#include <stdio.h>

int main(int argc, char **argv) {
  FILE *file = argc == 2 ? fopen(argv[1], "r") : NULL;
  if (!file) {
    fprintf(stderr, "usage: cdd_lp FILE.ine\n");
    return 64;
  }
  dd_set_global_constants();
  dd_ErrorType error = dd_NoError;
  dd_MatrixPtr matrix = dd_PolyFile2Matrix(file, &error);
  if (error != dd_NoError) {
    dd_WriteErrorMessages(stderr, error);
    return 65;
  }
  dd_LPPtr lp = dd_Matrix2LP(matrix, &error);
  if (error != dd_NoError || !dd_LPSolve(lp, dd_DualSimplex, &error)) {
    dd_WriteErrorMessages(stderr, error);
    return 70;
  }
  switch (lp->LPS) {
    case dd_Optimal:
      printf("optimal ");
      mpq_out_str(stdout, 10, lp->optvalue);
      printf("\n");
      break;
    case dd_Inconsistent:
    case dd_StrucInconsistent:
      printf("infeasible\n");
      break;
    case dd_Unbounded:
    case dd_DualInconsistent:
    case dd_StrucDualInconsistent:
      printf("unbounded\n");
      break;
    default:
      printf("undecided\n");
  }
  return 0;
}
