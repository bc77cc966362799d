import Foundation
import Requirements
import Testing

/// Holds the list of what can't be had without a keyboard layout guide to the script that leaves it
/// out.
@Suite struct DeadGuideTests {
    @Test(
        "What is left out with every guide dead is on the page of evidence, and nothing else",
        .requirement("U578"))
    func pageNamesWhatIsLeftOut() throws {
        let page = try Repository.text("Tests/Evidence.md")
        let parts = page.components(separatedBy: "\n## ")
        let section = try #require(parts.first { $0.hasPrefix("Without a layout guide\n") })
        let script = try Repository.text(".ci/guides")
        let list = try #require(
            script.components(separatedBy: "skipped+=(\n").last?.components(separatedBy: "\n)")
                .first)
        let suites = list.split(separator: "\n").compactMap {
            $0.trimmingCharacters(in: .whitespaces).split(separator: "/").first?.split(
                separator: "."
            ).last
        }
        #expect(suites.count > 5)
        for suite in suites { #expect(section.contains("`\(suite)`"), "\(suite)") }
    }
}
