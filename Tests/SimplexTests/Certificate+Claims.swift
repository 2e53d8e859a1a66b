import Rationals
import Simplex

extension Certificate {
  /// The outcome that the certificate proves.
  var outcome: Outcome {
    switch self {
    case .infeasible: .infeasible
    case .optimal: .optimal
    case .unbounded(_, let proofs, _): .unbounded(objective: proofs.count)
    }
  }

  var proofs: [LevelProof] {
    switch self {
    case .infeasible: []
    case .optimal(_, let proofs), .unbounded(_, let proofs, _): proofs
    }
  }

  /// The least values that it proves.
  var values: [Rational] { proofs.map(\.value) }
}
