// Solves the linear program of a .ine file with integer entries with the Parma Polyhedra Library:
// `ppl_lp FILE`. Prints `optimal VALUE`, `infeasible` or `unbounded`; VALUE is a fraction.
// (The library's own ppl_lpsol is not packaged everywhere.)

#include <fstream>
#include <iostream>
#include <ppl.hh>
#include <set>
#include <string>

using namespace Parma_Polyhedra_Library;

int main(int argc, char** argv) {
  std::ifstream file(argc == 2 ? argv[1] : "");
  if (!file) {
    std::cerr << "usage: ppl_lp FILE.ine\n";
    return 64;
  }
  std::set<int> equations;
  std::string word;
  while (file >> word && word != "begin")
    if (word == "linearity") {
      int count, row;
      for (file >> count; count > 0 && file >> row; --count) equations.insert(row);
    }
  int rows = 0, columns = 0;
  file >> rows >> columns >> word;

  // Reads b a1 ... an as the expression b + a1 x1 + ... + an xn.
  auto readExpression = [&] {
    Linear_Expression expression;
    mpz_class number;
    for (int j = 0; j < columns; ++j) {
      file >> number;
      expression += j == 0 ? Linear_Expression(number) : number * Variable(j - 1);
    }
    return expression;
  };

  MIP_Problem problem(columns - 1);
  for (int i = 1; i <= rows; ++i) {
    Linear_Expression expression = readExpression();
    problem.add_constraint(equations.count(i) ? expression == 0 : expression >= 0);
  }
  file >> word >> word;  // "end", then "maximize" or "minimize"
  problem.set_optimization_mode(word == "minimize" ? MINIMIZATION : MAXIMIZATION);
  problem.set_objective_function(readExpression());
  if (!file) {
    std::cerr << argv[1] << ": not a .ine file with integer entries and an objective\n";
    return 65;
  }

  switch (problem.solve()) {
    case UNFEASIBLE_MIP_PROBLEM: std::cout << "infeasible\n"; break;
    case UNBOUNDED_MIP_PROBLEM: std::cout << "unbounded\n"; break;
    case OPTIMIZED_MIP_PROBLEM: {
      Coefficient numerator, denominator;
      problem.optimal_value(numerator, denominator);
      std::cout << "optimal " << mpq_class(numerator, denominator) << "\n";
    }
  }
}
