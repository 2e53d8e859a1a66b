// Workloads that are read from a file, over kiwi: `driver file FILE`. compare/workloads.py has the form.

#pragma once
#include <kiwi/kiwi.h>

#include <cstdio>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "measure.hpp"

namespace workload {

struct Row {
  int level;
  double weight, right;
  std::string relation;
  std::vector<std::pair<int, double>> terms;
};

struct Place {
  int constraint;
  double start, step;
};

struct Workload {
  std::vector<kiwi::Variable> variables;
  std::vector<Row> rows;
  std::vector<kiwi::Constraint> constraints;
  std::vector<std::pair<std::string, int>> operations;
  std::vector<std::pair<std::string, std::vector<Place>>> drags;
  int levels = 0;

  /// Levels far apart, as far as kiwi's strengths go: a hundred times or, if there are no more than three, a thousand times.
  double strength(const Row& row) const {
    if (row.level == 0) return kiwi::strength::required;
    double factor = levels > 3 ? 100 : 1000, strength = row.weight;
    for (int level = row.level; level < levels; ++level) strength *= factor;
    return strength;
  }

  kiwi::Constraint make(const Row& row, double right) const {
    std::vector<kiwi::Term> terms;
    for (auto& [variable, coefficient] : row.terms) terms.emplace_back(variables[variable], coefficient);
    kiwi::Expression form(terms, -right);
    auto relation = row.relation == "=" ? kiwi::OP_EQ : row.relation == "<=" ? kiwi::OP_LE : kiwi::OP_GE;
    return kiwi::Constraint(form, relation, strength(row));
  }

  explicit Workload(const char* path) {
    std::ifstream file(path);
    for (std::string line; std::getline(file, line);) {
      std::istringstream words(line);
      std::string kind, name;
      words >> kind;
      if (kind == "v") {
        int count;
        words >> count;
        variables.resize(count);
      } else if (kind == "c") {
        Row row;
        words >> row.level >> row.weight >> row.relation >> row.right;
        int variable;
        double coefficient;
        while (words >> variable >> coefficient) row.terms.emplace_back(variable, coefficient);
        levels = std::max(levels, row.level);
        rows.push_back(row);
      } else if (kind == "o") {
        int constraint;
        words >> name >> constraint;
        operations.emplace_back(name, constraint);
      } else if (kind == "d") {
        Place place;
        words >> name >> place.constraint >> place.start >> place.step;
        if (drags.empty() || drags.back().first != name) drags.push_back({name, {}});
        drags.back().second.push_back(place);
      }
    }
    for (auto& row : rows) constraints.push_back(make(row, row.right));
  }

  /// What each level costs as things stand.
  void sayCosts() const {
    std::printf("{\"costs\": [");
    for (int level = 1; level <= levels; ++level) {
      double sum = 0;
      for (auto& row : rows) {
        if (row.level != level) continue;
        double value = -row.right;
        for (auto& [variable, coefficient] : row.terms) value += coefficient * variables[variable].value();
        if (value > 0 ? row.relation != ">=" : row.relation != "<=") sum += row.weight * std::fabs(value);
      }
      std::printf("%s\"%.15f\"", level > 1 ? ", " : "", sum);
    }
    std::printf("]}\n");
    std::fflush(stdout);
  }
};

inline void say(const std::string& metric, std::vector<double> samples) {
  std::sort(samples.begin(), samples.end());
  std::printf("{\"metric\": \"%s\", \"median_us\": %.4f}\n", metric.c_str(), samples[samples.size() / 2] / 1e3);
  std::fflush(stdout);
}

template <typename Operation>
double timed(Operation operation) {
  double start = measure::now();
  operation();
  return std::max(0.0, measure::now() - start - measure::clockOverhead());
}

/// What an operation takes, again and again for half a second.
template <typename Operation>
std::vector<double> samples(Operation operation) {
  std::vector<double> samples;
  double end = measure::now() + 5e8;
  do samples.push_back(operation());
  while (samples.size() < 101 && measure::now() < end);
  return samples;
}

inline void run(const char* path) {
  Workload work(path);
  say("b_total", samples([&] {
        kiwi::Solver solver;
        return timed([&] {
          for (auto& constraint : work.constraints) solver.addConstraint(constraint);
          solver.updateVariables();
        });
      }));
  work.sayCosts();
  say("a_total", samples([&] {
        kiwi::Solver solver;
        double sum = 0;
        for (auto& constraint : work.constraints)
          sum += timed([&] {
            solver.addConstraint(constraint);
            solver.updateVariables();
          });
        return sum;
      }));
  kiwi::Solver solver;
  for (auto& constraint : work.constraints) solver.addConstraint(constraint);
  solver.updateVariables();
  for (auto& [name, index] : work.operations) {
    std::vector<double> removed, added;
    double end = measure::now() + 1e9;
    do {
      removed.push_back(timed([&] {
        solver.removeConstraint(work.constraints[index]);
        solver.updateVariables();
      }));
      added.push_back(timed([&] {
        solver.addConstraint(work.constraints[index]);
        solver.updateVariables();
      }));
    } while (added.size() < 101 && measure::now() < end);
    say(name + "_rm", removed);
    say(name + "_add", added);
  }
  // What is dragged is an edit variable where a single variable is equated, and otherwise a constraint that is exchanged.
  for (auto& [name, places] : work.drags) {
    std::vector<kiwi::Constraint> now;
    bool areEdits = true;
    for (auto& place : places) {
      auto& row = work.rows[place.constraint];
      areEdits = areEdits && row.terms.size() == 1 && row.terms[0].second == 1 && row.relation == "=";
      now.push_back(work.constraints[place.constraint]);
    }
    if (areEdits) {
      for (std::size_t i = 0; i < places.size(); ++i) {
        auto& row = work.rows[places[i].constraint];
        solver.removeConstraint(now[i]);
        // Kiwi knows no required edits.
        double strength = row.level == 0 ? kiwi::strength::strong * 999 : work.strength(row);
        solver.addEditVariable(work.variables[row.terms[0].first], std::min(strength, 1e9));
      }
    }
    std::vector<double> samples;
    double end = measure::now() + 1e9;
    do {
      int factor = samples.size() % 7 + 1;
      samples.push_back(timed([&] {
        for (std::size_t i = 0; i < places.size(); ++i) {
          auto& row = work.rows[places[i].constraint];
          double value = places[i].start + places[i].step * factor;
          if (areEdits) {
            solver.suggestValue(work.variables[row.terms[0].first], value);
          } else {
            solver.removeConstraint(now[i]);
            now[i] = work.make(row, value);
            solver.addConstraint(now[i]);
          }
        }
        solver.updateVariables();
      }));
    } while (samples.size() < 101 && measure::now() < end);
    say(name, samples);
    say(name + "_slowest", {*std::max_element(samples.begin(), samples.end())});
    if (areEdits) {
      for (auto& place : places) {
        solver.removeEditVariable(work.variables[work.rows[place.constraint].terms[0].first]);
        solver.addConstraint(work.constraints[place.constraint]);
      }
    } else {
      for (std::size_t i = 0; i < places.size(); ++i) {
        solver.removeConstraint(now[i]);
        solver.addConstraint(work.constraints[places[i].constraint]);
      }
    }
  }
}

}  // namespace workload
