// How the C++ drivers measure: timed operations collect samples, a group of operations is repeated
// until its share of the budget is used, and what would take too long is left out beforehand.
// The Swift and the Python drivers measure in the same way; keep the three alike.

#pragma once
#include <time.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <functional>
#include <map>
#include <string>
#include <vector>

namespace measure {

inline double now() {  // in nanoseconds
  timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1e9 + t.tv_nsec;
}

/// What two readings of the clock cost; it is taken off every sample.
inline double clockOverhead() {
  static const double overhead = [] {
    std::vector<double> gaps(1001);
    for (double& gap : gaps) {
      double before = now();
      gap = now() - before;
    }
    std::sort(gaps.begin(), gaps.end());
    return gaps[gaps.size() / 2];
  }();
  return overhead;
}

/// The samples and checks of one group of operations at one size.
class Run {
 public:
  Run(double seconds, int repetitions) : seconds_(seconds), repetitions_(repetitions) {}

  /// Whether the group shall be done once more: at least once, until time or repetitions are used.
  bool again() {
    if (done_++ == 0) {
      end_ = now() + seconds_ * 1e9;
      return true;
    }
    return done_ <= repetitions_ && now() < end_;
  }

  template <typename Operation>
  void time(const std::string& metric, Operation operation) { batch(metric, 1, operation); }

  /// Times `count` operations with two readings of the clock; the sample is the mean of them.
  template <typename Operation>
  void batch(const std::string& metric, int count, Operation operation) {
    double start = now();
    operation();
    double duration = std::max(0.0, now() - start - clockOverhead()) / count;
    samples_[metric].push_back(duration);
  }

  void sample(const std::string& metric, double nanoseconds) {
    samples_[metric].push_back(nanoseconds);
  }

  /// Keeps the largest error seen under this name.
  void check(const std::string& name, double error) {
    double& largest = errors_[name];
    // A value that is not a number is an error too, and max would swallow it.
    largest = std::isnan(error) ? INFINITY : std::max(largest, error);
  }

  void print() const {
    for (auto& [metric, unsorted] : samples_) {
      std::vector<double> s = unsorted;
      std::sort(s.begin(), s.end());
      std::printf(
          "{\"metric\": \"%s\", \"median_us\": %.4f, \"min_us\": %.4f, \"p90_us\": %.4f, "
          "\"reps\": %zu}\n",
          metric.c_str(), s[s.size() / 2] / 1e3, s[0] / 1e3, s[s.size() * 9 / 10] / 1e3, s.size());
    }
    for (auto& [name, error] : errors_)
      std::printf("{\"check\": \"%s\", \"maxerr\": %.9g}\n", name.c_str(),
                  std::isfinite(error) ? error : 1e300);
    std::fflush(stdout);
  }

 private:
  double seconds_, end_ = 0;
  int repetitions_, done_ = 0;
  std::map<std::string, std::vector<double>> samples_;
  std::map<std::string, double> errors_;
};

using Group = std::function<void(Run&, int)>;

/// Seconds that one repetition takes at this size; a size whose half is too slow already counts as
/// too slow.
inline double estimate(const Group& group, int n, double budget) {
  if (n <= 100) return 0;
  double half = estimate(group, n / 2, budget);
  if (half > budget) return half;
  Run once(0, 1);
  double start = now();
  group(once, n / 2);
  return (now() - start) / 1e9 * 8;  // the dearest operations grow with the cube of n
}

/// Runs a group and prints its lines, or says that it was left out.
inline void run(const std::string& metrics, const Group& group, int n, double budget) {
  if (estimate(group, n, budget) > budget) {
    std::printf("{\"skipped\": \"%s\"}\n", metrics.c_str());
    std::fflush(stdout);
    return;
  }
  Run run(budget / 5, 1001);
  group(run, n);
  run.print();
}

}  // namespace measure
