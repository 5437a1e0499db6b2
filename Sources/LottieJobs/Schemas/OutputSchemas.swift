import LottieKit
import LottieLint

/// The forms of all that the program writes as JSON.
package enum OutputSchemas {
  private static let all: [any JSONOutput.Type] = [
    RenderReport.self, InfoOutput.self, ExpressionsOutput.self, KeypathsOutput.self,
    ValuesOutput.self, FieldsOutput.self, MarkersOutput.self, MachineOutput.self,
    ProfileOutput.self, LintRun.self, MatrixListing.self, RuleOutput.self, OptimizeOutput.self,
    DiffOutput.self, BenchOutput.self, TaskLine.self, JobStatus.self, MergeOutput.self,
  ]

  /// Their names, and what each is of.
  package static var names: [(name: String, summary: String)] {
    all.map { ($0.schemaName, $0.summary) }
  }

  /// A schema as text; nil for an unknown name.
  package static func text(_ name: String) -> String? {
    all.first { $0.schemaName == name }.map {
      String(decoding: JSONText.bytes($0.schema, .pretty), as: UTF8.self)
    }
  }
}
