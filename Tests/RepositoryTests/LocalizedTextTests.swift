import Foundation
import Requirements
import Testing

/// Holds the library's sources to its tables of texts.
@Suite struct LocalizedTextTests {
    @Test("Every text that the library shows or speaks is in the tables", .requirement("U97"))
    func everyTextIsInTables() throws {
        let texts = SourceFile.all.flatMap { file in
            file.text.matches(of: /translated:\s*"([^"]+)"/).map { String($0.output.1) }
        }
        #expect(texts.count > 20)
        let known = try Repository.texts("en").keys
        #expect(Set(texts).subtracting(known) == [])
    }
}
