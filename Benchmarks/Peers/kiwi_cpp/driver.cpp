// The driver over the kiwi C++ library: `driver KIND N [BUDGET_SECONDS]`, or `driver file FILE`.

#include <cstdlib>
#include <string>

#include "chain.hpp"
#include "screen.hpp"
#include "tree.hpp"
#include "workload.hpp"

int main(int argc, char** argv) {
  std::string kind = argc > 1 ? argv[1] : "";
  if (kind == "file" && argc == 3) {
    workload::run(argv[2]);
    return 0;
  }
  int n = argc > 2 ? std::atoi(argv[2]) : 0;
  double budget = argc > 3 ? std::atof(argv[3]) : 5;
  bool chain = kind == "ineq" || kind == "eq";
  if (!(chain || kind == "tree" || kind == "screen") || n < 10 || !(budget > 0)) {
    std::fprintf(stderr, "usage: driver ineq|eq|tree|screen N [BUDGET_SECONDS], N >= 10, or file FILE\n");
    return 64;
  }
  if (chain) chain::all(kind == "ineq", n, budget);
  if (kind == "tree") tree::all(n, budget);
  if (kind == "screen") screen::all(n, budget);
}
