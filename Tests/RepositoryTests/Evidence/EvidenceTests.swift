import Foundation
import Requirements
import Testing

/// Holds the page that says what supports each promise to what the repository has.
@Suite struct EvidenceTests {
    private static func page() throws -> EvidencePage {
        EvidencePage(text: try Repository.text("Tests/Evidence.md"))
    }

    @Test(
        "The page of evidence says what the recordings, doubts, assumptions and issues are",
        .requirement("U449"))
    func pageIsTrue() throws {
        let (page, facts) = (try Self.page(), try EvidenceFacts.ofRepository())
        #expect(page.promises.rows.count > 10 && facts.recordings.count > 80)
        #expect(facts.suites.count > 300 && facts.citedRecordings.count > 10)
        #expect(page.problems(facts) == [])
    }

    @Test("Promises are named on which no doubt and no assumption insists", .requirement("U449"))
    func promisesWithoutDoubtsAreNamed() throws {
        let promises = try Self.page().promises.column("Promise")
        let names = [
            "VoiceOver", "Mac Catalyst and visionOS", "Code type-checks against Apple's API",
            "Xcode builds it",
        ]
        #expect(Set(names).subtracting(promises) == [])
    }

    @Test("The README leads to the page of evidence and claims no more", .requirement("U449"))
    func readmeLeadsToPage() throws {
        let readme = try Repository.text("README.md")
        let status = readme.components(separatedBy: "\n## ")[0]
        let tested = readme.components(separatedBy: "\n## How it is tested\n").last ?? ""
        for part in [status, tested] {
            #expect(EvidencePage(text: part).links.contains("Tests/Evidence.md"))
        }
        let page = try Self.page().text
        #expect(status.contains("not run in Xcode") == page.contains("not run in Xcode"))
        for claim in ["on a real device yet", "none of it seen on a device", "(nothing yet)"] {
            #expect(readme.contains(claim) == page.contains(EvidencePage.nothingSeen), "\(claim)")
        }
    }
}
