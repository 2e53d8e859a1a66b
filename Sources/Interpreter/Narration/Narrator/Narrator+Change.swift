// The words for answers of one topic.

import Rendering

extension Narrator {
  func document(_ answer: ChangeAnswer) -> Document {
    switch answer {
    case .told(let document): document
    }
  }
}
