import Foundation

extension MarkdownDocument {
    /// The sentences that people read, as their words, without code blocks, tables and tags.
    ///
    /// A sentence ends with a mark, or with its paragraph, heading or item of a list.
    var sentences: [String] {
        let readable = prose.replacing(#/<[^>]*>/#, with: "")
            .replacing(#/\]\([^)]*\)/#, with: "]")
            .replacing(#/(?m)^(?:\|| {4}\S).*$/#, with: "")
            .replacing(#/(?m)^> ?/#, with: "")
            .replacing(#/(?m)^ *(?:[#]+|-|\d+\.) /#, with: "\n")
        return Self.paragraphs(of: readable).flatMap { paragraph in
            paragraph.split(separator: #/[.!?]["”)*]*(?:\s+|$)/#).map { sentence in
                sentence.split(whereSeparator: \.isWhitespace)
                    .map { word in
                        word.filter { $0.isLetter || $0.isNumber || "'’,.-".contains($0) }
                    }
                    .map { $0.trimmingCharacters(in: .punctuationCharacters) }
                    .filter { !$0.isEmpty }.joined(separator: " ")
            }
        }
        .filter { !$0.isEmpty }
    }

    private static func paragraphs(of text: String) -> [Substring] {
        text.split(separator: #/\n\s*\n/#)
    }
}
