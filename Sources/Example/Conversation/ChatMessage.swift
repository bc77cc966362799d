/// A message of a chat about the articles.
public struct ChatMessage: Identifiable, Equatable, Sendable {
    public let id: Int
    /// A Boolean value that indicates whether the person at this device has written it.
    public let isOwn: Bool
    public internal(set) var text: String

    /// The answer to whatever people send.
    public static let answer = """
        There is one at nine in the evening, from Basel. It has beds, a window that opens, and a \
        conductor who wakes you for the border. Bring bread, because there is none on board, and \
        a book, because nobody sleeps before midnight. My neighbor, who knows everything about \
        night trains, says that whoever has taken it once takes it again.
        """

    /// Questions about the first articles, and their answers.
    static let earlier = about(0..<12, from: 0)

    /// The number of articles that people can have asked about.
    static let articleCount = articles.count

    private static let articles = Month.archive.flatMap(\.articles)

    /// Returns questions about the articles at `indices`, and their answers, with numbers from `id` on.
    static func about(_ indices: Range<Int>, from id: Int) -> [ChatMessage] {
        indices.enumerated().flatMap { place, index in
            let article = articles[index]
            let answer =
                index.isMultiple(of: 3) ? article.summary + "." : article.paragraph(index % 12)
            let id = id + place * 2
            return [
                ChatMessage(id: id, isOwn: true, text: "What is in “\(article.title)”?"),
                ChatMessage(id: id + 1, isOwn: false, text: answer),
            ]
        }
    }
}

extension Article {
    /// The paragraph at `index`, without its number.
    fileprivate func paragraph(_ index: Int) -> String {
        let paragraph = text.split(separator: "\n")[index]
        return String(paragraph.drop { $0 != " " }.dropFirst())
    }
}
